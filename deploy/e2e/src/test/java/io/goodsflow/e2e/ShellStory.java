package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A page whose commands are run. Every block of {@code sh} belongs to one session of bash; a block of {@code text} behind
 * one says, line by line and in this order, what it must have printed.
 */
final class ShellStory {

    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final String MARK = "==== end of block ";

    private final List<Chapter> chapters;

    private ShellStory(List<Chapter> chapters) {
        this.chapters = List.copyOf(chapters);
    }

    /** A block with what it must print; no line if that is not said. */
    record Chapter(String commands, List<String> expected) {}

    /** What a block printed. */
    record Told(Chapter chapter, String output) {

        /** The first line that is missing at its place; empty if all is there. */
        String missing() {
            int from = 0;
            for (String line : chapter.expected()) {
                int at = output.indexOf(line, from);
                if (at < 0) {
                    return line;
                }
                from = at + line.length();
            }
            return "";
        }
    }

    static ShellStory read(String page) {
        List<Chapter> chapters = new ArrayList<>();
        for (MatchResult block : BLOCK.matcher(page).results().toList()) {
            if (block.group(1).equals("sh")) {
                chapters.add(new Chapter(block.group(2), List.of()));
            } else if (block.group(1).equals("text") && !chapters.isEmpty()) {
                Chapter last = chapters.remove(chapters.size() - 1);
                chapters.add(new Chapter(
                        last.commands(), block.group(2).strip().lines().toList()));
            }
        }
        return new ShellStory(chapters);
    }

    List<Chapter> chapters() {
        return chapters;
    }

    /** Runs it to its end, whatever a command answers. */
    List<Told> run(Map<String, String> environment, Duration limit) throws IOException, InterruptedException {
        Path script = Files.createTempFile("story-", ".sh");
        Path output = Files.createTempFile("story-", ".out");
        try {
            Files.writeString(script, script());
            ProcessBuilder bash = new ProcessBuilder("bash", script.toString());
            bash.environment().putAll(environment);
            Process run = bash.redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!run.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                run.destroyForcibly();
            }
            return told(read(output));
        } finally {
            Files.delete(script);
            Files.delete(output);
        }
    }

    private String script() {
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < chapters.size(); i++) {
            script.append(chapters.get(i).commands())
                    .append("echo '")
                    .append(MARK)
                    .append(i)
                    .append("'\n");
        }
        return script.toString();
    }

    private List<Told> told(String output) {
        List<Told> told = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < chapters.size(); i++) {
            int end = output.indexOf(MARK + i + "\n", from);
            int to = end < 0 ? output.length() : end;
            told.add(new Told(chapters.get(i), output.substring(from, to)));
            from = end < 0 ? to : end + MARK.length() + Integer.toString(i).length() + 1;
        }
        return told;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
