package io.goodsflow.kit.trace;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Spans in a file, {@code goodsflow.tracing.file.*}.
 *
 * @param path the file that finished spans are appended to as JSON lines; none are written without it
 * @param maxSize size at which a new file begins, 1 KB to 1 GB; one older file is kept
 * @param service name under which this service's spans stand in the file
 */
@ConfigurationProperties("goodsflow.tracing.file")
record SpanFileProperties(
        @Nullable Path path, @DefaultValue("32MB") DataSize maxSize, String service) {

    private static final DataSize LEAST = DataSize.ofKilobytes(1);
    private static final DataSize MOST = DataSize.ofGigabytes(1);

    SpanFileProperties {
        if (maxSize.compareTo(LEAST) < 0 || maxSize.compareTo(MOST) > 0) {
            throw new IllegalArgumentException("max-size must be 1KB to 1GB");
        }
    }
}
