package io.goodsflow.e2e;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a command of the shell ended, and what it said.
 *
 * @param text both outputs, as they came
 */
record Told(int exitCode, String text) {

    /** @param environment added to that of the test */
    static Told by(Map<String, String> environment, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Told(process.waitFor(), text);
    }

    /** By {@code deploy/fleet} of this source tree. */
    static Told byFleet(Map<String, String> environment, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Repository.root().resolve("deploy/fleet").toString()));
        command.addAll(List.of(arguments));
        return by(environment, command.toArray(String[]::new));
    }
}
