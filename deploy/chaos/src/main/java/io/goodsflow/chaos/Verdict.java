package io.goodsflow.chaos;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How one fault ended.
 *
 * @param healed from the return of the part to the end of all work
 * @param unclear answers with 500, which were asked again
 */
record Verdict(Fault fault, long seed, Duration away, Duration healed, int orders, int unclear, List<String> findings) {

    /** Names of the columns of {@link #row}. */
    static final String COLUMNS = "fault\tseed\tholds\taway_s\thealed_s\torders\tunclear\tcommand\tfindings";

    Verdict {
        findings = List.copyOf(findings);
    }

    /** A run that did not come to its end. */
    static Verdict broken(Fault fault, long seed, String finding) {
        return new Verdict(fault, seed, Duration.ZERO, Duration.ZERO, 0, 0, List.of(finding));
    }

    Verdict with(List<String> more) {
        List<String> all = new ArrayList<>(findings);
        all.addAll(more);
        return new Verdict(fault, seed, away, healed, orders, unclear, all);
    }

    boolean isGood() {
        return findings.isEmpty();
    }

    String line() {
        return "%-26s seed %-8d %-7s away %5s s  healed in %5s s  %3d orders  %d unclear answers  %s"
                .formatted(
                        fault.name(),
                        seed,
                        isGood() ? "holds" : "BROKEN",
                        seconds(away),
                        seconds(healed),
                        orders,
                        unclear,
                        repeat());
    }

    /** One line of a table with tabs, for programs. */
    String row() {
        return String.join(
                "\t",
                fault.name(),
                Long.toString(seed),
                isGood() ? "yes" : "no",
                seconds(away),
                seconds(healed),
                Integer.toString(orders),
                Integer.toString(unclear),
                repeat(),
                String.join("; ", findings).replaceAll("\\s+", " "));
    }

    /** The command that does the same again. */
    String repeat() {
        return "deploy/fleet chaos --seed " + seed + " --fault " + fault.name();
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f", duration.toMillis() / 1000.0);
    }
}
