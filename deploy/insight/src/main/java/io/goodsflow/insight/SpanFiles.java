package io.goodsflow.insight;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** The span files of a fleet, one a service and an older one beside it. */
public final class SpanFiles {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final Path folder;

    /** @param folder {@code traces} in the fleet's home */
    public SpanFiles(Path folder) {
        this.folder = folder;
    }

    /** All spans of a trace; a line that a killed service left half written is passed over. */
    public List<Span> ofTrace(String traceId) throws IOException {
        List<Span> spans = new ArrayList<>();
        for (Path file : files()) {
            try (BufferedReader lines = Files.newBufferedReader(file)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.contains(traceId)) {
                        read(line)
                                .filter(span -> span.traceId().equals(traceId))
                                .ifPresent(spans::add);
                    }
                }
            }
        }
        return spans;
    }

    private List<Path> files() throws IOException {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().contains(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    private static Optional<Span> read(String line) {
        try {
            return Optional.of(JSON.readValue(line, Span.class));
        } catch (JacksonException halfWritten) {
            return Optional.empty();
        }
    }
}
