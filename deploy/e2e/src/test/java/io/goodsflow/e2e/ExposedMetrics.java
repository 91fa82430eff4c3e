package io.goodsflow.e2e;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Names, labels and values that a fleet shows, and what a query asks for that is not among them. */
final class ExposedMetrics {

    /** Given by Prometheus to everything that it reads. */
    private static final Set<String> OF_THE_SCRAPE = Set.of("job", "instance");
    /** Spring's, which exist only once there was such an answer. */
    private static final Set<String> OUTCOMES =
            Set.of("INFORMATIONAL", "SUCCESS", "REDIRECTION", "CLIENT_ERROR", "SERVER_ERROR");

    private static final String APPLICATION = "application";
    private static final Pattern WORDS = Pattern.compile("[a-z0-9_-]+(\\|[a-z0-9_-]+)*");

    private final Map<String, Map<String, Set<String>>> known = new HashMap<>();

    ExposedMetrics(List<Scrape> scrapes) {
        known.put("up", new HashMap<>());
        for (Scrape scrape : scrapes) {
            for (Scrape.Sample sample : scrape.samples()) {
                Map<String, Set<String>> labels = known.computeIfAbsent(sample.name(), name -> new HashMap<>());
                sample.labels().forEach((label, value) -> labels.computeIfAbsent(label, name -> new HashSet<>())
                        .add(value));
            }
        }
    }

    /** One sentence for everything that is not there; none if all is. */
    List<String> missing(PromQl query) {
        List<String> missing = new ArrayList<>();
        Set<String> seen = new HashSet<>(OF_THE_SCRAPE);
        for (PromQl.Selector selector : query.selectors()) {
            Map<String, Set<String>> labels = known.get(selector.metric());
            if (labels == null) {
                missing.add("there is no metric " + selector.metric());
                continue;
            }
            seen.addAll(labels.keySet());
            selector.matchers().forEach(match -> check(selector.metric(), labels, match, missing));
        }
        query.grouping().stream()
                .filter(label -> !seen.contains(label))
                .forEach(label -> missing.add("nothing that is asked for has the label " + label));
        return missing;
    }

    /** Whether one of the metrics of the query has the label, so that a text may name it. */
    boolean hasLabel(PromQl query, String label) {
        return OF_THE_SCRAPE.contains(label)
                || query.selectors().stream().anyMatch(selector -> known.getOrDefault(selector.metric(), Map.of())
                        .containsKey(label));
    }

    /** Services that do not show the metric, of those that are expected to. */
    Set<String> withoutMetric(String metric, Set<String> services) {
        Set<String> without = new TreeSet<>(services);
        without.removeAll(known.getOrDefault(metric, Map.of()).getOrDefault(APPLICATION, Set.of()));
        return without;
    }

    private static void check(
            String metric, Map<String, Set<String>> labels, PromQl.Match match, List<String> missing) {
        if (OF_THE_SCRAPE.contains(match.label())) {
            return;
        }
        Set<String> values = labels.get(match.label());
        if (values == null) {
            missing.add(metric + " has no label " + match.label());
            return;
        }
        for (String value : valuesOf(match)) {
            if (!values.contains(value) && !OUTCOMES.contains(value)) {
                missing.add(metric + " has no " + match.label() + "=\"" + value + "\"");
            }
        }
    }

    /** Empty where it is a pattern or a variable of the dashboard. */
    private static List<String> valuesOf(PromQl.Match match) {
        boolean pattern = match.operator().endsWith("~");
        if (match.value().contains("$")
                || pattern && !WORDS.matcher(match.value()).matches()) {
            return List.of();
        }
        return List.of(match.value().split("\\|"));
    }
}
