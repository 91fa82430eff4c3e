package io.goodsflow.bench;

import io.goodsflow.bench.measure.Line;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks for.
 *
 * @param rounds instead of what each line thinks right
 */
record Options(
        List<Line> lines, OptionalInt rounds, @Nullable Path json, boolean test) {

    static final String USAGE = "Usage: [NAME …] [--rounds N] [--json FILE] [--test]";

    private static final int FEWEST_ROUNDS = 5;
    private static final int MOST_ROUNDS = 100;

    Options {
        lines = List.copyOf(lines);
    }

    static Options of(String[] args) {
        List<Line> lines = new ArrayList<>();
        OptionalInt rounds = OptionalInt.empty();
        Path json = null;
        boolean test = false;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--rounds" -> rounds = OptionalInt.of(rounds(value(args, ++i)));
                case "--json" -> json = Path.of(value(args, ++i));
                case "--test" -> test = true;
                default -> lines.add(line(args[i]));
            }
        }
        return new Options(lines.isEmpty() ? Lines.ALL : lines, rounds, json, test);
    }

    private static Line line(String word) {
        if (word.startsWith("-")) {
            throw new IllegalArgumentException("Unknown: " + word);
        }
        return Lines.named(word);
    }

    private static String value(String[] args, int index) {
        if (index >= args.length) {
            throw new IllegalArgumentException(args[index - 1] + " needs a value.");
        }
        return args[index];
    }

    /** With fewer a median says little. */
    private static int rounds(String text) {
        if (text.matches("\\d{1,3}")) {
            int rounds = Integer.parseInt(text);
            if (rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS) {
                return rounds;
            }
        }
        throw new IllegalArgumentException(
                "Rounds are " + FEWEST_ROUNDS + " to " + MOST_ROUNDS + ", not \"" + text + "\".");
    }
}
