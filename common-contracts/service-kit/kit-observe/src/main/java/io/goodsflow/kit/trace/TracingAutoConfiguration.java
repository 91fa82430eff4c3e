package io.goodsflow.kit.trace;

import io.micrometer.tracing.exporter.SpanExportingPredicate;
import io.micrometer.tracing.otel.bridge.Slf4JEventListener;
import io.opentelemetry.api.OpenTelemetry;
import java.util.Objects;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** What the kit adds to Boot's tracing: the kit's own spans, names of the logging context, the file. */
@AutoConfiguration(
        beforeName =
                "org.springframework.boot.micrometer.tracing.opentelemetry.autoconfigure.OpenTelemetryTracingAutoConfiguration")
@EnableConfigurationProperties(SpanFileProperties.class)
class TracingAutoConfiguration {

    @Bean
    Tracing tracing(ObjectProvider<OpenTelemetry> openTelemetry) {
        OpenTelemetry available = openTelemetry.getIfAvailable();
        return available == null ? Tracing.none() : new Tracing(available.getTracer("io.goodsflow.kit"));
    }

    /** The names that the rest of the kit and the log lines use. */
    @Bean
    Slf4JEventListener traceInLoggingContext() {
        return new Slf4JEventListener("trace_id", "span_id");
    }

    /** Probes and scrapes come every few seconds and lead nowhere. */
    @Bean
    SpanExportingPredicate noSpansOfProbes() {
        return span -> span.getName() == null || !span.getName().contains(" /actuator");
    }

    @Bean
    @ConditionalOnProperty("goodsflow.tracing.file.path")
    SpanFile spanFile(SpanFileProperties properties) {
        return new SpanFile(
                Objects.requireNonNull(properties.path()), properties.maxSize().toBytes(), properties.service());
    }
}
