package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A description of an API as it lies in the repository. */
public final class CommittedDocument {

    private static final String UPDATE = "goodsflow.openapi.update";
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final String service;
    private final Path file;

    private CommittedDocument(String service, Path file) {
        this.service = service;
        this.file = file;
    }

    public static CommittedDocument of(String service) {
        return new CommittedDocument(
                service, repository().resolve("docs/openapi").resolve(service + ".json"));
    }

    /** Fails with both texts, or writes the file if the build was told to. */
    public void isSameAs(String served) throws IOException {
        String readable = JSON.writeValueAsString(JSON.readTree(served)).replace("\r\n", "\n") + "\n";
        if (Boolean.getBoolean(UPDATE)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, readable);
            return;
        }
        String command = "mvn -pl " + service + " test -Dtest=ApiDocumentTest -D" + UPDATE + "=true";
        assertThat(file).as("To write it: %s", command).exists();
        assertThat(readable)
                .as("The API is no longer what docs/openapi/%s.json says. If that is meant: %s", service, command)
                .isEqualTo(Files.readString(file));
    }

    private static Path repository() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("docs/adr"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("not inside of the repository");
        }
        return folder;
    }
}
