package io.goodsflow.kit.log;

import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Context;
import org.slf4j.LoggerFactory;
import org.springframework.boot.logging.structured.StructuredLogFormatter;

/** Lines for people, masked like all others. */
final class MaskedText implements StructuredLogFormatter<ILoggingEvent> {

    private static final String PATTERN =
            "%d{yyyy-MM-dd'T'HH:mm:ss.SSS} %-5level [%X{trace_id:-}] [%thread] %-40.40logger{39} : %msg%n%ex{full}";

    private final PatternLayout layout = new PatternLayout();

    MaskedText() {
        layout.setContext((Context) LoggerFactory.getILoggerFactory());
        layout.setPattern(PATTERN);
        layout.start();
    }

    @Override
    public String format(ILoggingEvent event) {
        return MaskedMembers.bounded(LogMask.mask(layout.doLayout(event)));
    }
}
