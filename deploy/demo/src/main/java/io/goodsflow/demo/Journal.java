package io.goodsflow.demo;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tells the reader what is done, what it proves and where to look next. */
final class Journal {

    private final PrintStream out;
    private final List<String> looks = new ArrayList<>();
    private final long start = System.nanoTime();
    private int steps;

    Journal(PrintStream out) {
        this.out = out;
    }

    void title(String text) {
        out.println();
        out.println(text);
    }

    void step(String text) {
        steps++;
        out.println();
        out.println(steps + ". " + text);
    }

    void progress(String text) {
        out.println("   " + String.format(Locale.ROOT, "%6.1f s  ", seconds()) + text);
    }

    void proved(String text) {
        out.println("   proved: " + text);
    }

    /** A command for the reader to try when the demo is over. */
    void look(String what, String command) {
        looks.add("  # " + what + System.lineSeparator() + "  " + command);
    }

    void end() {
        out.println();
        out.println("Look for yourself (the fleet stays up):");
        looks.forEach(out::println);
        out.println();
        out.println(String.format(Locale.ROOT, "All %d steps held, in %.1f s.", steps, seconds()));
    }

    void failed(String reason) {
        out.println();
        out.println(String.format(Locale.ROOT, "FAILED in step %d after %.1f s: %s", steps, seconds(), reason));
    }

    private double seconds() {
        return Duration.ofNanos(System.nanoTime() - start).toMillis() / 1000.0;
    }
}
