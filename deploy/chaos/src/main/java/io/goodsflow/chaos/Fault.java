package io.goodsflow.chaos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What happens to one part of the fleet; written {@code kill:mariadb}, or {@code none} for an undisturbed run. */
record Fault(Kind kind, String part) {

    enum Kind {
        NONE(List.of("")),
        KILL(Parts.ALL),
        FREEZE(Parts.ALL),
        DRAIN(Parts.SERVICES),
        SLOW(Parts.ALL),
        CUT(Parts.ALL),
        RESET(Parts.ALL),
        FLUSH(Parts.REDIS);

        private final List<String> parts;

        Kind(List<String> parts) {
            this.parts = parts;
        }

        /** Whether it is done to what passes between the parts. */
        boolean isOfTheNetwork() {
            return this == SLOW || this == CUT || this == RESET;
        }
    }

    static final Fault NONE = new Fault(Kind.NONE, "");

    /** Every fault there is, the undisturbed run first. */
    static List<Fault> all() {
        List<Fault> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            kind.parts.forEach(part -> all.add(new Fault(kind, part)));
        }
        return all;
    }

    /** The faults of these names, with commas between: each one fault, or all of a kind or of a part. */
    static List<Fault> named(String names) {
        return Arrays.stream(names.split(","))
                .flatMap(name -> ofName(name).stream())
                .distinct()
                .toList();
    }

    private static List<Fault> ofName(String name) {
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
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
