package io.goodsflow.devstack.status;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** The status for people: a line for each part, then what waits in the messaging. */
final class StatusTable {

    private static final String ROW = "  %-18s %-14s %-16s %-21s %-9s %s";

    private StatusTable() {}

    static List<String> lines(FleetStatus fleet) {
        List<String> lines = new ArrayList<>();
        lines.add("home " + fleet.home());
        lines.add(row("part", "state", "version", "commit", "up for", "process"));
        for (PartStatus part : fleet.parts()) {
            ServiceFigures figures = part.figures();
            lines.add(row(
                    part.name(),
                    part.state().words(),
                    figures.version(),
                    figures.commit(),
                    figures.uptime().isPresent() ? age(figures.uptime().getAsLong()) : "",
                    process(part)));
            if (!figures.failing().isEmpty()) {
                lines.add("  " + " ".repeat(18) + " failing: " + String.join(", ", figures.failing()));
            }
        }
        lines.add("  memory in all " + fleet.memoryMegabytes() + " MB");
        fleet.parts().stream()
                .filter(part -> part.figures().outboxOpen().isPresent())
                .forEach(part -> messaging(part, lines));
        return lines;
    }

    private static void messaging(PartStatus part, List<String> lines) {
        ServiceFigures figures = part.figures();
        lines.add(String.format(
                Locale.ROOT,
                "  %-18s outbox %s open, oldest %s s; dead letters %s",
                part.name(),
                number(figures.outboxOpen()),
                number(figures.outboxOldestSeconds()),
                number(figures.deadLetters())));
        figures.consumers()
                .forEach(lag -> lines.add("  " + " ".repeat(18) + " " + lag.group() + " is " + number(lag.messages())
                        + " messages behind"));
    }

    private static String process(PartStatus part) {
        return part.pid().isPresent() ? "pid " + part.pid().getAsLong() + ", " + part.residentMegabytes() + " MB" : "";
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, ROW, cells).stripTrailing();
    }

    private static String number(OptionalLong value) {
        return value.isPresent() ? Long.toString(value.getAsLong()) : "?";
    }

    private static String age(long seconds) {
        Duration age = Duration.ofSeconds(seconds);
        if (age.toHours() > 0) {
            return age.toHours() + "h" + age.toMinutesPart() + "m";
        }
        return age.toMinutes() > 0 ? age.toMinutes() + "m" + age.toSecondsPart() + "s" : age.toSeconds() + "s";
    }
}
