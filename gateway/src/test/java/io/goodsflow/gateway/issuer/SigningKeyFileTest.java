package io.goodsflow.gateway.issuer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.jwk.RSAKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SigningKeyFileTest {

    @TempDir
    private Path home;

    @Test
    void theKeyIsMadeOnceAndFoundAgain() {
        RSAKey first = keyFile().loadOrCreate();
        RSAKey second = keyFile().loadOrCreate();

        assertThat(first.isPrivate()).isTrue();
        assertThat(second.toJSONString()).isEqualTo(first.toJSONString());
    }

    @Test
    void processesThatStartTogetherShareOneKey() throws Exception {
        int starters = 6;
        CountDownLatch together = new CountDownLatch(starters);
        ExecutorService threads = Executors.newFixedThreadPool(starters);
        try {
            List<Callable<String>> starts = new ArrayList<>();
            for (int i = 0; i < starters; i++) {
                starts.add(() -> {
                    together.countDown();
                    together.await();
                    return keyFile().loadOrCreate().getKeyID();
                });
            }
            List<String> ids = new ArrayList<>();
            for (Future<String> start : threads.invokeAll(starts)) {
                ids.add(start.get());
            }

            assertThat(ids).hasSize(starters).containsOnly(ids.get(0));
            try (Stream<Path> files = Files.list(home.resolve("keys"))) {
                assertThat(files).hasSize(1);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aFileWithoutAKeyIsAnErrorAndStays() throws Exception {
        Path file = writeKeyFile("{\"kty\":\"RSA\"");

        assertThatThrownBy(() -> keyFile().loadOrCreate())
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining(file.toString());
        assertThat(file).hasContent("{\"kty\":\"RSA\"");
    }

    @Test
    void aPublicKeyAloneCannotSign() throws Exception {
        String publicKey = keyFile().loadOrCreate().toPublicJWK().toJSONString();
        writeKeyFile(publicKey);

        assertThatThrownBy(() -> keyFile().loadOrCreate()).hasMessageContaining("holds no signing key");
    }

    @Test
    void aKeyThatOthersCanReadIsRefused() throws Exception {
        keyFile().loadOrCreate();
        Path file = home.resolve("keys/issuer.jwk");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

        assertThatThrownBy(() -> keyFile().loadOrCreate()).hasMessageContaining("chmod 600 ");
    }

    private SigningKeyFile keyFile() {
        return new SigningKeyFile(home.resolve("keys"));
    }

    private Path writeKeyFile(String content) throws Exception {
        Path file = Files.createDirectories(home.resolve("keys")).resolve("issuer.jwk");
        Files.writeString(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        return file;
    }
}
