package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskRow;
import io.goodsflow.demo.TaskState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sheets with everything that goes wrong in sheets end as their list of expectations says. */
@FleetTest
@Order(3)
class AwkwardSheetsTest {

    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Set<String> REFUSED_WHOLE =
            Set.of("missing-column", "duplicate-headers", "header-only", "not-a-workbook", "zip-bomb", "xxe");

    private final RunningFleet fleet = new RunningFleet();
    private final JsonMapper json = JsonMapper.builder().build();
    private final String token = UUID.randomUUID()
            .toString()
            .replaceAll("[^a-f]", "")
            .concat("ABCDE")
            .substring(0, 5)
            .toUpperCase(java.util.Locale.ROOT);

    @TestFactory
    Stream<DynamicTest> rows_end_as_expected() throws IOException {
        List<Path> lists = Sheets.named("expected.json").toList();
        assumeThat(lists).as("expected.json in GOODSFLOW_CASES").isNotEmpty();
        fleet.categories(List.of("Misc"));
        JsonNode expected = json.readTree(Files.readString(lists.get(0)));
        return expected.propertyNames().stream()
                .filter(name -> !name.startsWith("_"))
                .map(name -> DynamicTest.dynamicTest(
                        name,
                        () -> endsAsExpected(lists.get(0).resolveSibling(name + ".xlsx"), name, expected.path(name))));
    }

    private void endsAsExpected(Path sheet, String name, JsonNode expected) throws IOException {
        byte[] workbook = REFUSED_WHOLE.contains(name) ? Files.readAllBytes(sheet) : Sheets.withRunToken(sheet, token);
        GoodsflowClient merchant = fleet.as(DemoUser.MERCHANT2);
        Answer answer =
                merchant.upload("/api/admin/supply/imports", name + ".xlsx", workbook, Map.of("type", "CREATE"));
        if (REFUSED_WHOLE.contains(name)) {
            isRefusedWhole(answer, expected);
            return;
        }
        ImportTask task = ImportTask.of(
                merchant, answer.expect(202).body().path("task_id").asLong());
        TaskState end = task.awaitEnd(LIMIT, state -> {});
        List<TaskRow> failed = task.rows("FAILED");
        List<Integer> failedNumbers =
                failed.stream().map(TaskRow::itemNo).sorted().toList();
        String told = name + " " + end + " " + failed;
        if (expected.has("failed_rows")) {
            assertThat(failedNumbers).as(told).containsAll(numbers(expected.path("failed_rows")));
        }
        if (expected.has("ok_rows")) {
            assertThat(failedNumbers).as(told).doesNotContainAnyElementsOf(numbers(expected.path("ok_rows")));
        }
        if (expected.has("success")) {
            assertThat(end.succeeded())
                    .as(told)
                    .isEqualTo(expected.path("success").asInt());
        }
        if (expected.has("failed")) {
            assertThat(end.failed()).as(told).isEqualTo(expected.path("failed").asInt());
        }
        assertThat(end.succeeded() + end.failed()).as(told).isEqualTo(end.total());
        failed.forEach(row -> assertThat(row.errorCode()).as(told).isNotBlank());
    }

    /** At the upload, or as soon as the worker has looked into it; either way with a code. */
    private void isRefusedWhole(Answer answer, JsonNode expected) {
        if (answer.status() != 202) {
            assertThat(answer.status()).as(expected.toString()).isIn(400, 413, 415);
            assertThat(answer.code()).isPresent();
            return;
        }
        GoodsflowClient merchant = fleet.as(DemoUser.MERCHANT2);
        long taskId = answer.body().path("task_id").asLong();
        TaskState end = ImportTask.of(merchant, taskId).awaitEnd(LIMIT, state -> {});
        assertThat(end.status()).as(expected.toString()).isEqualTo("FAILED");
        assertThat(end.succeeded()).isZero();
        JsonNode task = merchant.get("/api/admin/supply/tasks/" + taskId).body();
        assertThat(task.path("error_code").asString("")).as(task.toString()).isNotBlank();
        assertThat(task.path("error_message").asString("")).as(task.toString()).isNotBlank();
    }

    private static List<Integer> numbers(JsonNode array) {
        List<Integer> numbers = new ArrayList<>();
        array.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }
}
