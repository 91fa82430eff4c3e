package io.goodsflow.e2e.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** docs/configuration.md is what the build knows: made anew by -Dgoodsflow.docs.update=true. */
class ConfigurationPageTest {

    private static final String UPDATE =
            "mvn -pl deploy/e2e test -Dtest=ConfigurationPageTest -Dgoodsflow.docs.update=true";

    private final Path repository = repository();
    private final ConfigurationPage page = new ConfigurationPage(repository);

    @Test
    void the_page_is_what_the_build_knows() throws IOException {
        Path file = repository.resolve("docs/configuration.md");
        if (Boolean.getBoolean("goodsflow.docs.update")) {
            Files.writeString(file, page.text());
        }
        assertThat(file)
                .as("docs/configuration.md; build all modules, then: " + UPDATE)
                .content()
                .isEqualTo(page.text());
    }

    @Test
    void every_setting_is_described() {
        assertThat(page.undescribed())
                .as("settings without a description (@param of their record)")
                .isEmpty();
    }

    @Test
    void every_variable_in_a_file_of_settings_is_for_a_setting_that_is_told_of() {
        assertThat(page.unexplained()).isEmpty();
    }

    @Test
    void there_are_settings_to_find() {
        assertThat(page.size()).isGreaterThan(60);
        assertThat(page.text())
                .contains(
                        "goodsflow.supply.import.max-file-size",
                        "goodsflow.issuer.keys",
                        "goodsflow.messaging.relay.claim");
    }

    private static Path repository() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("deploy/fleet"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}
