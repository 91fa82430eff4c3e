package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Site;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** What product-service counts of its own. */
final class Counted {

    private static final String READS = "goodsflow_product_fence_reads_total{";

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI metrics;

    Counted(Site site) {
        metrics = URI.create("http://127.0.0.1:" + site.settings().get("GOODSFLOW_PRODUCT_MANAGEMENT_PORT")
                + "/actuator/prometheus");
    }

    /** Pages and lists of categories that were read from the database so far. */
    long databaseReads() {
        String text = text();
        return text.lines()
                .filter(line -> line.startsWith(READS))
                .filter(line -> line.contains("outcome=\"miss\"")
                        || line.contains("outcome=\"fenced\"")
                        || line.contains("outcome=\"degraded\""))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    private String text() {
        try {
            return http.send(HttpRequest.newBuilder(metrics).build(), BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new BenchFailed("product-service does not tell its metrics: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailed("Interrupted.", e);
        }
    }
}
