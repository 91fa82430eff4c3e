package io.goodsflow.bench;

import io.goodsflow.bench.measure.Load;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Result;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Results for people. */
final class Table {

    private Table() {}

    /** One line as soon as the round is over. */
    static String round(String number, Round round) {
        String sides = round.sides().stream()
                .map(side -> text("%s %.1f/s", side.side(), side.perSecond()))
                .collect(Collectors.joining("   "));
        return text("  %7s   ratio %.2f   %s", number, round.ratio(), sides);
    }

    static List<String> summary(Result result) {
        List<String> lines = new ArrayList<>();
        Spread ratio = result.ratio();
        lines.add(text(
                "  ratio median %.2f, min %.2f, max %.2f in %d rounds; floor %.2f, aim %.2f: %s",
                ratio.median(),
                ratio.min(),
                ratio.max(),
                result.rounds().size(),
                result.floor(),
                result.aim(),
                verdict(result)));
        lines.addAll(cpu(result));
        lines.addAll(latencies(result));
        lines.add("  durability   "
                + result.durability().entrySet().stream()
                        .map(setting -> setting.getKey() + "=" + setting.getValue())
                        .collect(Collectors.joining(", ")));
        Load load = result.load();
        lines.add(text("  load %.1f before, %.1f after, on %d cores", load.before(), load.after(), load.cores()));
        result.findings().forEach(finding -> lines.add("  BROKEN: " + finding));
        return lines;
    }

    private static String verdict(Result result) {
        if (!result.findings().isEmpty()) {
            return "does not count, because the work was not done rightly";
        }
        if (!result.holds()) {
            return "BELOW THE FLOOR";
        }
        return result.ratio().median() >= result.aim() ? "holds, the aim is reached" : "holds, below the aim";
    }

    /** A row a side, a column a process; medians over the rounds. */
    private static List<String> cpu(Result result) {
        SortedSet<String> processes = new TreeSet<>();
        result.rounds().forEach(round -> round.sides()
                .forEach(side -> processes.addAll(side.cpuMicros().keySet())));
        if (processes.isEmpty()) {
            return List.of("  CPU time is not told by this system");
        }
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder(text("  %-28s", "CPU µs an operation"));
        processes.forEach(process -> head.append(text("%18s", process)));
        lines.add(head.toString());
        for (int side = 0; side < result.rounds().get(0).sides().size(); side++) {
            List<Measured> same = side(result, side);
            StringBuilder row = new StringBuilder(text("    %-26s", same.get(0).side()));
            for (String process : processes) {
                row.append(text("%18.0f", micros(same, process)));
            }
            lines.add(row.toString());
        }
        return lines;
    }

    private static double micros(List<Measured> same, String process) {
        return Spread.of(same.stream()
                        .map(side -> (double) side.cpuMicros().getOrDefault(process, 0L))
                        .toList())
                .median();
    }

    /** Medians over the rounds, of the sides whose operations can be told apart. */
    private static List<String> latencies(Result result) {
        List<String> lines = new ArrayList<>();
        for (int side = 0; side < result.rounds().get(0).sides().size(); side++) {
            List<Measured> same = side(result, side).stream()
                    .filter(measured -> measured.latency().isPresent())
                    .toList();
            if (!same.isEmpty()) {
                lines.add(text(
                        "  %-28s p50 %.1f ms, p99 %.1f ms, longest %.1f ms",
                        same.get(0).side(),
                        millis(same.stream()
                                .map(one -> one.latency().orElseThrow().p50Micros())
                                .toList()),
                        millis(same.stream()
                                .map(one -> one.latency().orElseThrow().p99Micros())
                                .toList()),
                        millis(same.stream()
                                .map(one -> one.latency().orElseThrow().maxMicros())
                                .toList())));
            }
        }
        return lines;
    }

    private static double millis(List<Long> micros) {
        return Spread.of(micros.stream().map(Long::doubleValue).toList()).median() / 1_000;
    }

    private static List<Measured> side(Result result, int index) {
        return result.rounds().stream().map(round -> round.sides().get(index)).toList();
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
