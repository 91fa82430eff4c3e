package io.goodsflow.chaos;

import java.time.Duration;
import java.util.List;

/**
 * How one fault ended.
 *
 * @param healed from the return of the part to the end of all work
 * @param unclear answers with 500, which were asked again
 */
record Verdict(Fault fault, long seed, Duration away, Duration healed, int orders, int unclear, List<String> findings) {

    Verdict {
        findings = List.copyOf(findings);
    }

    boolean isGood() {
        return findings.isEmpty();
    }

    String line() {
        return "%-26s seed %-8d %-7s away %5.1f s  healed in %5.1f s  %3d orders  %d unclear answers"
                .formatted(
                        fault.name(),
                        seed,
                        isGood() ? "holds" : "BROKEN",
                        away.toMillis() / 1000.0,
                        healed.toMillis() / 1000.0,
                        orders,
                        unclear);
    }

    String repeat() {
        return "deploy/fleet chaos --seed " + seed + " --fault " + fault.name();
    }
}
