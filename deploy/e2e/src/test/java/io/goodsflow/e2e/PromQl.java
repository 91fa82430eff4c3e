package io.goodsflow.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a query asks for: its selectors, and the labels that it groups or joins by. Reads the part of PromQL that the
 * dashboards and rules use and refuses the rest, so that nothing is left unchecked.
 */
record PromQl(List<Selector> selectors, Set<String> grouping) {

    private static final Pattern TOKEN =
            Pattern.compile("\\s*(?:(#.*)|([a-zA-Z_:][a-zA-Z0-9_:]*)|(\"(?:[^\"\\\\]|\\\\.)*\")"
                    + "|([0-9.]+(?:e[-+]?[0-9]+)?)|(\\[[$a-zA-Z0-9_:]+])|(=~|!~|!=|==|>=|<=|[-+*/%^<>=(){},]))");
    private static final Set<String> LABEL_LISTS =
            Set.of("by", "without", "on", "ignoring", "group_left", "group_right");
    private static final Set<String> WORDS = Set.of("and", "or", "unless", "bool");
    private static final Set<String> FUNCTIONS = Set.of(
            "sum",
            "min",
            "max",
            "avg",
            "count",
            "topk",
            "rate",
            "increase",
            "deriv",
            "histogram_quantile",
            "absent",
            "clamp_min");
    private static final Set<String> MATCHES = Set.of("=", "!=", "=~", "!~");

    static PromQl parse(String query) {
        return new Parser(tokens(query)).parse();
    }

    /** @param matchers in the order they stand */
    record Selector(String metric, List<Match> matchers) {}

    /** @param operator one of = != =~ !~ */
    record Match(String label, String operator, String value) {}

    private static List<String> tokens(String query) {
        List<String> tokens = new ArrayList<>();
        Matcher next = TOKEN.matcher(query.stripTrailing());
        int at = 0;
        while (at < query.stripTrailing().length()) {
            if (!next.region(at, query.stripTrailing().length()).lookingAt()) {
                throw new IllegalArgumentException("cannot read \"" + query.substring(at) + "\" of " + query);
            }
            if (next.group(1) == null) {
                tokens.add(next.group().strip());
            }
            at = next.end();
        }
        return tokens;
    }

    private static final class Parser {

        private final List<String> tokens;
        private final List<Selector> selectors = new ArrayList<>();
        private final Set<String> grouping = new TreeSet<>();
        private int at;
        private int depth;

        private Parser(List<String> tokens) {
            this.tokens = tokens;
        }

        private PromQl parse() {
            while (at < tokens.size()) {
                String token = tokens.get(at++);
                if (token.equals("(")) {
                    depth++;
                } else if (token.equals(")")) {
                    depth--;
                    demand(depth >= 0, "a bracket closes that was not open");
                } else if (isName(token)) {
                    name(token);
                } else {
                    demand(!token.equals("{"), "a selector needs a metric");
                }
            }
            demand(depth == 0, "a bracket is not closed");
            demand(!selectors.isEmpty(), "nothing is asked for");
            return new PromQl(List.copyOf(selectors), grouping);
        }

        private void name(String name) {
            if (LABEL_LISTS.contains(name)) {
                grouping.addAll(labels());
            } else if (name.equals("label_values")) {
                labelValues();
            } else if (FUNCTIONS.contains(name)) {
                demand(is("(") || LABEL_LISTS.contains(peek()), name + " needs an argument");
            } else if (!WORDS.contains(name)) {
                demand(!is("("), "the function " + name + " is not known");
                selectors.add(new Selector(name, is("{") ? matchers() : List.of()));
            }
        }

        /** Grafana's, of a variable: a selector and the label of it whose values are offered. */
        private void labelValues() {
            take("(");
            String metric = take();
            demand(isName(metric), "values are those of a metric");
            selectors.add(new Selector(metric, is("{") ? matchers() : List.of()));
            take(",");
            grouping.add(take());
            take(")");
        }

        private List<String> labels() {
            List<String> labels = new ArrayList<>();
            take("(");
            while (!is(")")) {
                labels.add(take());
                if (is(",")) {
                    at++;
                }
            }
            take(")");
            return labels;
        }

        private List<Match> matchers() {
            List<Match> matchers = new ArrayList<>();
            take("{");
            while (!is("}")) {
                String label = take();
                String operator = take();
                demand(MATCHES.contains(operator), operator + " is no comparison of labels");
                String value = take();
                demand(value.startsWith("\""), "a label is compared with a text");
                matchers.add(new Match(label, operator, value.substring(1, value.length() - 1)));
                if (is(",")) {
                    at++;
                }
            }
            take("}");
            return matchers;
        }

        private String peek() {
            return at < tokens.size() ? tokens.get(at) : "";
        }

        private boolean is(String token) {
            return peek().equals(token);
        }

        private String take() {
            demand(at < tokens.size(), "the query ends too early");
            return tokens.get(at++);
        }

        private void take(String expected) {
            String token = take();
            demand(token.equals(expected), expected + " was expected, not " + token);
        }

        private void demand(boolean kept, String otherwise) {
            if (!kept) {
                throw new IllegalArgumentException(otherwise + ": " + String.join(" ", tokens));
            }
        }

        private static boolean isName(String token) {
            return Character.isLetter(token.charAt(0)) || token.charAt(0) == '_' || token.charAt(0) == ':';
        }
    }
}
