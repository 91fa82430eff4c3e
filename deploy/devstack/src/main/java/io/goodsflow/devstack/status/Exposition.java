package io.goodsflow.devstack.status;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The samples of one answer in Prometheus' text format. */
record Exposition(List<Sample> samples) {

    private static final Pattern LINE =
            Pattern.compile("([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\\{(.*)})? (NaN|[+-]?Inf|[-+0-9.eE]+)(?: -?\\d+)?");
    private static final Pattern LABEL = Pattern.compile("([a-zA-Z_][a-zA-Z0-9_]*)=\"((?:[^\"\\\\]|\\\\.)*)\"");

    static Exposition read(String text) {
        List<Sample> samples = new ArrayList<>();
        text.lines().map(LINE::matcher).filter(Matcher::matches).forEach(line -> samples.add(sample(line)));
        return new Exposition(samples);
    }

    List<Sample> named(String name) {
        return samples.stream().filter(sample -> sample.name().equals(name)).toList();
    }

    /** Empty if there is none, or it says that it is not known. */
    OptionalDouble value(String name) {
        return named(name).stream()
                .mapToDouble(Sample::value)
                .filter(Double::isFinite)
                .findFirst();
    }

    private static Sample sample(Matcher line) {
        Map<String, String> labels = new HashMap<>();
        String written = line.group(2);
        Matcher label = LABEL.matcher(written == null ? "" : written);
        while (label.find()) {
            labels.put(label.group(1), label.group(2));
        }
        String value = line.group(3);
        double number = value.endsWith("Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(value);
        return new Sample(line.group(1), labels, value.startsWith("-Inf") ? -number : number);
    }

    record Sample(String name, Map<String, String> labels, double value) {

        Sample {
            labels = Map.copyOf(labels);
        }

        String label(String key) {
            return labels.getOrDefault(key, "");
        }
    }
}
