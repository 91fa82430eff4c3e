package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.insight.Span;
import io.goodsflow.insight.SpanFiles;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** One trace leads from the upload at the gateway to the news of the published item. */
@FleetTest
@Order(7)
class TraceTest {

    private static final Duration LIMIT = Duration.ofMinutes(3);
    /** Clocks of processes on one machine agree; what is tolerated is how finely each of them reads. */
    private static final long TOLERATED = Duration.ofMillis(50).toNanos();

    private final RunningFleet fleet = new RunningFleet();
    private final SpanFiles files = new SpanFiles(fleet.traces());

    @Test
    void an_upload_is_followed_through_every_service_to_item_changed() throws IOException {
        String traceId = importOfTwoProducts();
        Awaitility.await("the spans of " + traceId).atMost(LIMIT).until(() -> isWhole(files.ofTrace(traceId)));
        List<Span> spans = files.ofTrace(traceId);
        Map<String, Span> byId = spans.stream().collect(Collectors.toMap(Span::spanId, Function.identity()));

        assertThat(spans).allMatch(span -> span.traceId().equals(traceId));
        assertThat(spans).filteredOn(Span::isRoot).singleElement().matches(span -> span.service()
                .equals("gateway"));
        assertThat(spans).filteredOn(span -> !span.isRoot()).allMatch(span -> byId.containsKey(span.parentId()));
        List<Span> heard = named(spans, "inventory-service", "process product.item-changed");
        assertThat(heard).hasSize(2);
        assertThat(heard).allSatisfy(span -> assertThat(causes(span, byId))
                .containsSubsequence(
                        "gateway",
                        "supply-service dispatch rows",
                        "supply-service create supply.task-item-ready",
                        "supply-service process supply.task-item-ready",
                        "product-service create product.draft-submitted",
                        "qc-service process product.draft-submitted",
                        "qc-service create qc.verdict-given",
                        "product-service process qc.verdict-given",
                        "product-service create product.item-changed",
                        "inventory-service process product.item-changed"));
        assertThat(named(spans, "product-service", "merge draft")).hasSize(2);
        assertThat(named(spans, "product-service", "send product.item-changed")).isNotEmpty();
        assertThat(named(spans, "supply-service", "process product.draft-published"))
                .hasSize(2);
        assertThat(named(spans, "supply-service", "write result")).hasSize(1);
        spans.forEach(span -> isInTime(span, byId.get(span.parentId())));
    }

    private String importOfTwoProducts() {
        fleet.categories(List.of(FreshProducts.CATEGORY));
        Answer answer = fleet.as(DemoUser.MERCHANT1)
                .upload(
                        "/api/admin/supply/imports",
                        "traced.xlsx",
                        ImportSheet.of(new FreshProducts(7, 3).of(2)),
                        Map.of("type", "CREATE"))
                .expect(202);
        assertThat(answer.traceId()).matches("[0-9a-f]{32}");
        ImportTask.of(
                        fleet.as(DemoUser.MERCHANT1),
                        answer.body().path("task_id").asLong())
                .awaitEnd(LIMIT, state -> {});
        return answer.traceId();
    }

    /** Spans are written a second after they end, each service for itself. */
    private static boolean isWhole(List<Span> spans) {
        Predicate<Span> known = span ->
                span.isRoot() || spans.stream().anyMatch(other -> other.spanId().equals(span.parentId()));
        return spans.stream().allMatch(known)
                && named(spans, "product-service", "merge draft").size() == 2
                && !named(spans, "product-service", "send product.item-changed").isEmpty()
                && named(spans, "inventory-service", "process product.item-changed")
                                .size()
                        == 2
                && named(spans, "supply-service", "process product.draft-published")
                                .size()
                        == 2
                && named(spans, "supply-service", "write result").size() == 1;
    }

    private static List<Span> named(List<Span> spans, String service, String name) {
        return spans.stream()
                .filter(span -> span.service().equals(service) && span.name().equals(name))
                .toList();
    }

    /** From the first cause to the span itself; the gateway by its name alone. */
    private static List<String> causes(Span span, Map<String, Span> byId) {
        List<String> path = new ArrayList<>();
        for (Span up = span; up != null; up = byId.get(up.parentId())) {
            path.add(0, up.service().equals("gateway") ? "gateway" : up.service() + " " + up.name());
        }
        return path;
    }

    private static void isInTime(Span span, Span cause) {
        assertThat(span.endNanos()).as("end of %s", span).isGreaterThanOrEqualTo(span.startNanos());
        if (cause != null) {
            assertThat(span.startNanos())
                    .as("begin of %s after that of %s", span, cause)
                    .isGreaterThanOrEqualTo(cause.startNanos() - TOLERATED);
            // whoever gave up waiting ended before the answer did
            if (cause.kind().equals("CLIENT") && !cause.error()) {
                assertThat(span.endNanos())
                        .as("end of %s within %s", span, cause)
                        .isLessThanOrEqualTo(cause.endNanos() + TOLERATED);
            }
        }
    }
}
