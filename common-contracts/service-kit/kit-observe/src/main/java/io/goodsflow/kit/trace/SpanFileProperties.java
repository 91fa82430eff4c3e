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
 * @param maxSize size at which a new file begins; one older file is kept
 */
@ConfigurationProperties("goodsflow.tracing.file")
record SpanFileProperties(
        @Nullable Path path, @DefaultValue("32MB") DataSize maxSize) {}
