package io.goodsflow.devstack;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Turns the last words of a server into a sentence for whoever waits for it. */
final class StartFailure {

    /** What the servers write, and what it means; the first that fits is told. */
    private static final Map<String, String> MEANINGS = Map.of(
            "No space left on device", "The disk is full. ",
            "Disk is full", "The disk is full. ",
            "OutOfMemoryError", "It ran out of memory. ",
            "Cannot allocate memory", "The machine has no memory left. ",
            "Address already in use", "One of its ports is taken by another process. ",
            "Permission denied", "It may not read or write a file: does the data folder belong to you? ");

    private StartFailure() {}

    static String explain(String name, String what, Path log, List<String> lastWords) {
        String all = String.join("\n", lastWords);
        String meaning = MEANINGS.entrySet().stream()
                .filter(entry -> all.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
        String end = lastWords.isEmpty() ? "It wrote nothing." : "Its last lines:\n  " + String.join("\n  ", lastWords);
        return name + " " + what + ". " + meaning + "See " + log + ". " + end;
    }
}
