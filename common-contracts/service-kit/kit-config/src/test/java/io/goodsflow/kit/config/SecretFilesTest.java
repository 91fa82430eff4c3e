package io.goodsflow.kit.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.StandardEnvironment;

class SecretFilesTest {

    @TempDir
    Path folder;

    @Test
    void a_variable_may_be_told_by_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("password"), "sword fish\n");
        StandardEnvironment environment = environment(Map.of("GOODSFLOW_DB_PASSWORD_FILE", file.toString()));

        new SecretFiles().postProcessEnvironment(environment, new SpringApplication());

        assertThat(environment.resolvePlaceholders("${GOODSFLOW_DB_PASSWORD}")).isEqualTo("sword fish");
    }

    @Test
    void a_file_that_is_not_there_is_told() {
        assertThat(SecretFiles.read(Map.of("GOODSFLOW_DB_PASSWORD_FILE", "/no/such/file"), new HashMap<>()))
                .singleElement()
                .asString()
                .contains("GOODSFLOW_DB_PASSWORD_FILE names /no/such/file, which cannot be read");
    }

    @Test
    void a_variable_and_its_file_at_once_are_one_too_many() {
        assertThat(SecretFiles.read(
                        Map.of("GOODSFLOW_DB_PASSWORD_FILE", "/x", "GOODSFLOW_DB_PASSWORD", "y"), new HashMap<>()))
                .containsExactly(
                        "GOODSFLOW_DB_PASSWORD and GOODSFLOW_DB_PASSWORD_FILE are both set; one of them is enough.");
    }

    @Test
    void a_huge_file_is_no_secret() throws IOException {
        Path file = Files.write(folder.resolve("huge"), new byte[65 * 1024]);

        assertThat(SecretFiles.read(Map.of("GOODSFLOW_X_FILE", file.toString()), new HashMap<>()))
                .singleElement()
                .asString()
                .contains("larger than 64 KB");
    }

    private static StandardEnvironment environment(Map<String, Object> variables) {
        return new StandardEnvironment() {
            @Override
            public Map<String, Object> getSystemEnvironment() {
                return variables;
            }
        };
    }
}
