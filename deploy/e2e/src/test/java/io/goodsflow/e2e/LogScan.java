package io.goodsflow.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Looks for what must not stand in log files. */
final class LogScan {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern JWT = Pattern.compile("eyJ[\\w-]{5,}\\.[\\w-]{5,}\\.[\\w-]*");
    private static final Pattern PRIVATE_KEY = Pattern.compile("BEGIN [A-Z ]{0,16}PRIVATE KEY");
    /** What the JVM itself writes, before or beside the logger. */
    private static final List<String> OF_THE_JVM =
            List.of("OpenJDK 64-Bit Server VM warning:", "[warning]", "WARNING: ", "Terminating due to");

    private final Collection<String> secrets;
    private final Set<String> services;
    private final Map<String, String> expectedErrors;
    private final List<String> findings = new ArrayList<>();

    /**
     * @param services names of the log files that are JSON lines
     * @param expectedErrors begin of a message that a run with faults may log at ERROR, and its logger
     */
    LogScan(Collection<String> secrets, Set<String> services, Map<String, String> expectedErrors) {
        this.secrets = secrets;
        this.services = services;
        this.expectedErrors = expectedErrors;
    }

    /** @return what was found in all files below the folder, each with file and line */
    List<String> of(Path folder) throws IOException {
        findings.clear();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                scan(folder, file);
            }
        }
        return List.copyOf(findings);
    }

    private void scan(Path folder, Path file) throws IOException {
        String name = folder.relativize(file).toString();
        boolean json = services.stream().anyMatch(service -> name.startsWith(service + ".log"));
        // a decoder that replaces what is no UTF-8: servers write what they like
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            int number = 1;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String place = name + ":" + number++;
                hidden(place, line);
                if (json) {
                    wellFormed(place, line);
                }
            }
        }
    }

    private void hidden(String place, String line) {
        if (JWT.matcher(line).find() || PRIVATE_KEY.matcher(line).find()) {
            findings.add(place + " has a token or a key");
        }
        if (secrets.stream().anyMatch(line::contains)) {
            findings.add(place + " has a secret of this run");
        }
    }

    private void wellFormed(String place, String line) {
        if (line.isBlank() || OF_THE_JVM.stream().anyMatch(line::contains)) {
            return;
        }
        try {
            JsonNode tree = JSON.readTree(line);
            String level = tree.path("log").path("level").asString("");
            if (level.isEmpty()
                    || tree.path("service").path("name").asString("").isEmpty()) {
                findings.add(place + " has no service or no level");
            } else if (level.equals("ERROR") && !isExpected(tree)) {
                findings.add(place + " is an error: "
                        + tree.path("log").path("logger").asString("") + " "
                        + tree.path("message").asString(""));
            }
        } catch (JacksonException e) {
            findings.add(place + " is no JSON: " + line.substring(0, Math.min(80, line.length())));
        }
    }

    private boolean isExpected(JsonNode line) {
        String logger = line.path("log").path("logger").asString("");
        String message = line.path("message").asString("");
        return expectedErrors.entrySet().stream()
                .anyMatch(expected -> message.startsWith(expected.getKey()) && logger.endsWith(expected.getValue()));
    }
}
