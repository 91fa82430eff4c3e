package io.goodsflow.gateway.issuer;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The issuer's key on disk. It is made once: a restart finds it again, so no token is voided, and of several processes
 * that start together on an empty folder one wins and all use its key.
 */
final class SigningKeyFile {

    private static final int BITS = 2048;
    private static final String NAME = "issuer.jwk";

    private final Path folder;

    SigningKeyFile(Path folder) {
        this.folder = folder;
    }

    RSAKey loadOrCreate() {
        Path file = folder.resolve(NAME);
        try {
            if (!Files.exists(file)) {
                create(file);
            }
            return load(file);
        } catch (IOException e) {
            throw new CannotStart(
                    "The signing key " + file + " cannot be read or written (" + e + ").",
                    "Make the folder writable for this user, on a disk with space and hard links.",
                    e);
        }
    }

    /** The finished file appears under its name by a hard link, which fails instead of replacing another's key. */
    private void create(Path file) throws IOException {
        Files.createDirectories(folder, mode(file.getFileSystem().supportedFileAttributeViews(), "rwx------"));
        Path draft = folder.resolve(NAME + "." + UUID.randomUUID());
        try {
            writeAndSync(draft, generate().toJSONString());
            Files.createLink(file, draft);
        } catch (FileAlreadyExistsException anotherWasFirst) {
            // Its key is the one to use.
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void writeAndSync(Path draft, String content) throws IOException {
        Set<StandardOpenOption> options = EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        FileAttribute<?>[] mode = mode(draft.getFileSystem().supportedFileAttributeViews(), "rw-------");
        try (FileChannel channel = FileChannel.open(draft, options, mode)) {
            ByteBuffer bytes = ByteBuffer.wrap(content.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static RSAKey load(Path file) throws IOException {
        if (isOpenToOthers(file)) {
            throw new CannotStart(
                    "The signing key " + file + " can be read by others.",
                    "Run chmod 600 on it; if others may have read it, delete it.");
        }
        try {
            RSAKey key = RSAKey.parse(Files.readString(file));
            if (key.isPrivate() && key.getKeyID() != null) {
                return key;
            }
        } catch (ParseException e) {
            throw unusable(file, e);
        }
        throw unusable(file, null);
    }

    private static CannotStart unusable(Path file, @Nullable Throwable cause) {
        return new CannotStart(
                "The file " + file + " holds no signing key.",
                "Put it back from a copy, or delete it: a new one is made then, and all tokens are void.",
                cause);
    }

    private static boolean isOpenToOthers(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return false;
        }
        Set<PosixFilePermission> others = EnumSet.allOf(PosixFilePermission.class);
        others.removeAll(PosixFilePermissions.fromString("rwx------"));
        others.retainAll(Files.getPosixFilePermissions(file));
        return !others.isEmpty();
    }

    private static FileAttribute<?>[] mode(Set<String> views, String permissions) {
        return views.contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    private static RSAKey generate() {
        try {
            return new RSAKeyGenerator(BITS)
                    .keyUse(KeyUse.SIGNATURE)
                    .algorithm(JWSAlgorithm.RS256)
                    .keyIDFromThumbprint(true)
                    .generate();
        } catch (JOSEException e) {
            throw new IllegalStateException("No RSA key can be made.", e);
        }
    }
}
