package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All samples that one service shows at its management port, as Prometheus would store them. */
record Scrape(List<Sample> samples) {

    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Pattern LINE = Pattern.compile("([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\\{(.*)})? (\\S+)(?: \\d+)?");
    private static final Pattern LABEL = Pattern.compile("([a-zA-Z_][a-zA-Z0-9_]*)=\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** @param port of the management */
    static Scrape of(int port) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/actuator/prometheus"))
                .timeout(LIMIT)
                .build();
        try {
            HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException("the metrics at " + port + " answer " + answer.statusCode());
            }
            return read(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException("no metrics at " + port, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static Scrape read(String text) {
        return new Scrape(text.lines()
                .filter(line -> !line.startsWith("#"))
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(Scrape::sample)
                .toList());
    }

    /** The sum over all samples of the name with this label; 0 if there is none. */
    double sum(String name, String label, String value) {
        return samples.stream()
                .filter(sample -> sample.name().equals(name))
                .filter(sample -> value.equals(sample.labels().get(label)))
                .mapToDouble(Sample::value)
                .sum();
    }

    private static Sample sample(Matcher line) {
        Map<String, String> labels = new TreeMap<>();
        Matcher label = LABEL.matcher(line.group(2) == null ? "" : line.group(2));
        while (label.find()) {
            labels.put(label.group(1), label.group(2));
        }
        return new Sample(
                line.group(1), labels, Double.parseDouble(line.group(3).replace("Inf", "Infinity")));
    }

    record Sample(String name, Map<String, String> labels, double value) {}
}
