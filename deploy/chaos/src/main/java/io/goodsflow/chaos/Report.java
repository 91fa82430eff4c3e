package io.goodsflow.chaos;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** Tells each verdict as it is there: to people, and if asked for to a file for programs. */
final class Report implements AutoCloseable {

    private final PrintStream people;
    private final @Nullable PrintStream programs;

    /** @param table file that the rows are appended to; a new one begins with the names of the columns */
    Report(PrintStream people, @Nullable Path table) {
        this.people = people;
        this.programs = table == null ? null : open(table);
    }

    void tell(Verdict verdict) {
        people.println(verdict.line());
        verdict.findings().forEach(finding -> people.println("    " + finding));
        if (programs != null) {
            programs.println(verdict.row());
        }
    }

    @Override
    public void close() {
        if (programs != null) {
            programs.close();
        }
    }

    private static PrintStream open(Path table) {
        try {
            boolean isNew = Files.notExists(table);
            PrintStream file = new PrintStream(
                    Files.newOutputStream(table, StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                    true,
                    StandardCharsets.UTF_8);
            if (isNew) {
                file.println(Verdict.COLUMNS);
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
