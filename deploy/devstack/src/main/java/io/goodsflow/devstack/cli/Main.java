package io.goodsflow.devstack.cli;

import io.goodsflow.devstack.DevstackException;
import io.goodsflow.devstack.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The launcher: {@code [--test] <command>}. Ends with 0 when all was done, with 1 and the reason when not. */
public final class Main {

    private static final int FAILED = 1;
    private static final int WRONG_USE = 2;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(new ArrayList<>(List.of(args))));
    }

    private static int run(List<String> args) {
        boolean test = args.remove("--test");
        if (args.size() != 1) {
            return wrongUse();
        }
        List<Command> found = Arrays.stream(Command.values())
                .filter(command -> command.word().equals(args.get(0)))
                .toList();
        if (found.isEmpty()) {
            return wrongUse();
        }
        try {
            Settings settings = test ? Settings.ofTestRun(System.getenv()) : Settings.ofFleet(System.getenv());
            return found.get(0).run(settings, System.out::println);
        } catch (DevstackException failure) {
            System.err.println(failure.getMessage());
            return FAILED;
        }
    }

    private static int wrongUse() {
        System.err.println("Usage: [--test] "
                + Arrays.stream(Command.values()).map(Command::word).collect(Collectors.joining("|")));
        return WRONG_USE;
    }
}
