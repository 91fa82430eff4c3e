package io.goodsflow.chaos;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** What the command line asks for. */
record Options(long seed, List<Fault> faults, @Nullable Path table, boolean test) {

    Options {
        faults = List.copyOf(faults);
    }

    static Options of(String[] args) {
        long seed = ThreadLocalRandom.current().nextLong(1, 1_000_000);
        List<Fault> faults = Fault.all();
        Path table = null;
        boolean test = false;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--seed" -> seed = number(value(args, ++i));
                case "--fault" -> faults = Fault.named(value(args, ++i));
                case "--table" -> table = Path.of(value(args, ++i));
                case "--test" -> test = true;
                default -> throw new IllegalArgumentException("Unknown: " + args[i]);
            }
        }
        return new Options(seed, faults, table, test);
    }

    /** Whether services have to be started behind proxies. */
    boolean ofTheNetwork() {
        return faults.stream().anyMatch(fault -> fault.kind().isOfTheNetwork());
    }

    private static String value(String[] args, int index) {
        if (index >= args.length) {
            throw new IllegalArgumentException(args[index - 1] + " needs a value.");
        }
        return args[index];
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("A seed is a number, not \"" + text + "\".", wrong);
        }
    }
}
