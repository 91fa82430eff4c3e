package io.goodsflow.bench.measure;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Takes the time of a side, and the CPU time of every process that may have a part in it. */
public final class Scales {

    private final Map<String, Long> processes;

    /** @param processes their ids by the names they are told under */
    public Scales(Map<String, Long> processes) {
        this.processes = new LinkedHashMap<>(processes);
    }

    /** @param work returns when the last operation is done */
    public Measured measure(String side, int operations, Work work) {
        Map<String, Duration> before = cpu();
        long begin = System.nanoTime();
        Optional<Latency> latency = work.run();
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        Map<String, Duration> after = cpu();
        Map<String, Long> micros = new LinkedHashMap<>();
        after.forEach((process, end) -> {
            Duration start = before.get(process);
            if (start != null) {
                micros.put(process, end.minus(start).toNanos() / 1_000 / operations);
            }
        });
        return new Measured(side, operations, took, micros, latency);
    }

    private Map<String, Duration> cpu() {
        Map<String, Duration> now = new LinkedHashMap<>();
        processes.forEach((name, pid) -> ProcStat.cpu(pid).ifPresent(time -> now.put(name, time)));
        return now;
    }

    /** What is weighed. */
    @FunctionalInterface
    public interface Work {
        /** @return how long single operations took, if they can be told apart */
        Optional<Latency> run();
    }
}
