package io.goodsflow.devstack.status;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** The status for programs, one JSON object. What is not known is null. */
final class StatusJson {

    private StatusJson() {}

    static String of(FleetStatus fleet) {
        return "{\"home\":" + text(fleet.home().toString())
                + ",\"all_up\":" + fleet.isAllUp()
                + ",\"memory_mb\":" + fleet.memoryMegabytes()
                + ",\"parts\":"
                + list(fleet.parts().stream().map(StatusJson::part).toList()) + "}";
    }

    private static String part(PartStatus part) {
        ServiceFigures figures = part.figures();
        return "{\"name\":" + text(part.name())
                + ",\"state\":" + text(part.state().name().toLowerCase(Locale.ROOT))
                + ",\"pid\":" + number(part.pid())
                + ",\"memory_mb\":" + part.residentMegabytes()
                + ",\"version\":" + text(figures.version())
                + ",\"commit\":" + text(figures.commit())
                + ",\"uptime_seconds\":" + number(figures.uptime())
                + ",\"failing\":"
                + list(figures.failing().stream().map(StatusJson::text).toList())
                + ",\"outbox_open\":" + number(figures.outboxOpen())
                + ",\"outbox_oldest_seconds\":" + number(figures.outboxOldestSeconds())
                + ",\"dead_letters\":" + number(figures.deadLetters())
                + ",\"consumers\":"
                + list(figures.consumers().stream().map(StatusJson::lag).toList()) + "}";
    }

    private static String lag(ServiceFigures.Lag lag) {
        return "{\"group\":" + text(lag.group()) + ",\"topic\":" + text(lag.topic()) + ",\"lag\":"
                + number(lag.messages()) + "}";
    }

    private static String list(List<String> values) {
        return values.stream().collect(Collectors.joining(",", "[", "]"));
    }

    private static String number(OptionalLong value) {
        return value.isPresent() ? Long.toString(value.getAsLong()) : "null";
    }

    private static String text(String value) {
        if (value.isEmpty()) {
            return "null";
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
