package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who may call what, as people have agreed on it: {@code role-matrix.txt}, a line an operation. It is kept apart from
 * the rules of the services on purpose, so that a rule that is wrong does not prove itself right.
 */
final class RoleMatrix {

    static final String FILE = "role-matrix.txt";

    private final Map<String, Set<String>> roles = new TreeMap<>();

    static RoleMatrix agreed() {
        RoleMatrix matrix = new RoleMatrix();
        try (var file = RoleMatrix.class.getResourceAsStream("/" + FILE)) {
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(matrix::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return matrix;
    }

    static RoleMatrix described(List<ApiOperation> operations) {
        RoleMatrix matrix = new RoleMatrix();
        operations.forEach(operation -> matrix.roles.put(operation.name(), operation.roles()));
        return matrix;
    }

    private void add(String line) {
        String[] words = line.trim().split("\\s+");
        roles.put(words[0] + " " + words[1], new TreeSet<>(List.of(words).subList(2, words.length)));
    }

    Map<String, Set<String>> roles() {
        return roles;
    }

    boolean allows(String operation, String role) {
        Set<String> allowed = roles.getOrDefault(operation, Set.of());
        return allowed.contains(role) || allowed.contains("GUEST");
    }

    /** As a Markdown table, a column a role. */
    String table() {
        StringBuilder table = new StringBuilder("| operation | no token |");
        Tokens.ROLES.forEach(role -> table.append(' ').append(role).append(" |"));
        table.append("\n|---|---|").append("---|".repeat(Tokens.ROLES.size())).append('\n');
        roles.keySet().forEach(operation -> {
            table.append("| `").append(operation).append("` |").append(mark(operation, "GUEST"));
            Tokens.ROLES.forEach(role -> table.append(mark(operation, role)));
            table.append('\n');
        });
        return table.toString();
    }

    private String mark(String operation, String role) {
        return allows(operation, role) ? " yes |" : " |";
    }
}
