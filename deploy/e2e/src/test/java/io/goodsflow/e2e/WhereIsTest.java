package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/where-is.md cannot go stale: it names every use case, and nothing that does not exist. */
class WhereIsTest {

    private static final Pattern USE_CASE = Pattern.compile("public \\S+ handle\\(");
    private static final Pattern NAMED_CLASS = Pattern.compile("`([A-Z][a-z0-9]+[A-Za-z0-9]*)`");

    private final Path repository = Repository.root();

    @Test
    void every_use_case_has_its_line() throws IOException {
        assertThat(classesNamed()).as("docs/where-is.md names").containsAll(useCases());
    }

    @Test
    void every_class_that_is_named_exists() throws IOException {
        assertThat(allClasses()).as("classes of the project").containsAll(classesNamed());
    }

    @Test
    void there_are_use_cases_to_find() throws IOException {
        assertThat(useCases()).hasSizeGreaterThan(10);
    }

    private Set<String> classesNamed() throws IOException {
        Set<String> named = new TreeSet<>();
        Matcher matcher = NAMED_CLASS.matcher(Files.readString(repository.resolve("docs/where-is.md")));
        while (matcher.find()) {
            named.add(matcher.group(1));
        }
        return named;
    }

    private Set<String> useCases() throws IOException {
        try (Stream<Path> sources = mainSources()) {
            return sources.filter(path -> path.getParent().endsWith("application"))
                    .filter(path -> USE_CASE.matcher(read(path)).find())
                    .map(WhereIsTest::className)
                    .collect(TreeSet::new, Set::add, Set::addAll);
        }
    }

    private Set<String> allClasses() throws IOException {
        try (Stream<Path> sources = mainSources()) {
            return sources.map(WhereIsTest::className).collect(TreeSet::new, Set::add, Set::addAll);
        }
    }

    private Stream<Path> mainSources() throws IOException {
        return Files.walk(repository)
                .filter(path -> path.toString().endsWith(".java"))
                .filter(path -> path.toString().contains("/src/main/java/"));
    }

    private static String className(Path source) {
        String name = source.getFileName().toString();
        return name.substring(0, name.length() - ".java".length());
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
