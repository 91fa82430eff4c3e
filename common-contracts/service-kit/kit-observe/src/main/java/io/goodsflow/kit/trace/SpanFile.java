package io.goodsflow.kit.trace;

import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes finished spans as JSON lines. One file a service; at its limit it becomes {@code <name>.1}, whose place the next
 * one takes, so that no more than twice the limit is ever kept. A batch that cannot be written is lost.
 */
final class SpanFile implements SpanExporter {

    private static final Logger log = LoggerFactory.getLogger(SpanFile.class);

    private final Path file;
    private final long maxBytes;
    private final String service;
    private final JsonMapper json = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();
    private boolean failing;

    SpanFile(Path file, long maxBytes, String service) {
        this.file = file;
        this.maxBytes = maxBytes;
        this.service = service;
    }

    @Override
    public synchronized CompletableResultCode export(Collection<SpanData> spans) {
        StringBuilder lines = new StringBuilder();
        spans.forEach(span -> lines.append(json.writeValueAsString(SpanLine.of(span, service)))
                .append('\n'));
        try {
            append(lines.toString().getBytes(StandardCharsets.UTF_8));
            failing = false;
            return CompletableResultCode.ofSuccess();
        } catch (IOException e) {
            if (!failing) {
                log.warn("spans are lost as long as {} cannot be written: {}", file, e.toString());
            }
            failing = true;
            return CompletableResultCode.ofExceptionalFailure(new UncheckedIOException(e));
        }
    }

    private void append(byte[] lines) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (Files.exists(file) && Files.size(file) + lines.length > maxBytes) {
            Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Override
    public CompletableResultCode flush() {
        return CompletableResultCode.ofSuccess();
    }

    @Override
    public CompletableResultCode shutdown() {
        return CompletableResultCode.ofSuccess();
    }
}
