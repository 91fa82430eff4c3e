package io.goodsflow.chaos;

import java.util.ArrayList;
import java.util.List;

/** What happens to one part of the fleet; written {@code kill:mariadb}, or {@code none} for an undisturbed run. */
record Fault(Kind kind, String part) {

    enum Kind {
        NONE,
        KILL,
        FREEZE,
        DRAIN
    }

    private static final List<String> PARTS = List.of(
            "supply-service",
            "product-service",
            "inventory-service",
            "qc-service",
            "gateway",
            "mariadb",
            "redis-state",
            "redis-cache",
            "rocketmq");
    private static final List<String> DRAINED = List.of("supply-service", "product-service", "inventory-service");

    /** Every fault there is, the undisturbed run first. */
    static List<Fault> all() {
        List<Fault> all = new ArrayList<>();
        all.add(new Fault(Kind.NONE, ""));
        PARTS.forEach(part -> all.add(new Fault(Kind.KILL, part)));
        PARTS.forEach(part -> all.add(new Fault(Kind.FREEZE, part)));
        DRAINED.forEach(part -> all.add(new Fault(Kind.DRAIN, part)));
        return all;
    }

    /** The faults of this name: one, or all of a kind or of a part. */
    static List<Fault> named(String name) {
        List<Fault> found = all().stream()
                .filter(fault -> fault.name().equals(name) || fault.word().equals(name) || fault.part.equals(name))
                .toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException("There is no fault " + name + ". There are: "
                    + String.join(" ", all().stream().map(Fault::name).toList()));
        }
        return found;
    }

    String name() {
        return kind == Kind.NONE ? word() : word() + ":" + part;
    }

    private String word() {
        return kind.name().toLowerCase(java.util.Locale.ROOT);
    }
}
