package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.TaskState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real catalogues, where they are at hand, go on sale whole. */
@FleetTest
@Order(2)
class RealSheetsTest {

    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final RunningFleet fleet = new RunningFleet();
    private final JsonMapper json = JsonMapper.builder().build();

    @TestFactory
    List<DynamicTest> every_real_sheet_goes_on_sale_whole() {
        List<DynamicTest> tests = Sheets.named("real-*.xlsx")
                .map(sheet -> DynamicTest.dynamicTest(sheet.getFileName().toString(), () -> goesOnSale(sheet)))
                .toList();
        assumeThat(tests).as("real sheets in GOODSFLOW_CASES").isNotEmpty();
        return tests;
    }

    private void goesOnSale(Path sheet) throws IOException {
        JsonNode expected = json.readTree(Files.readString(
                sheet.resolveSibling(sheet.getFileName().toString().replace(".xlsx", ".expected.json"))));
        List<String> names = new ArrayList<>();
        expected.path("categories").forEach(name -> names.add(name.asString()));
        Map<String, Long> categories = fleet.categories(names);

        ImportTask task = ImportTask.start(
                fleet.as(DemoUser.MERCHANT2), sheet.getFileName().toString(), Files.readAllBytes(sheet));
        TaskState end = task.awaitEnd(LIMIT, state -> {});

        int products = expected.path("products").asInt();
        assertThat(end).isEqualTo(new TaskState("DONE", products, products, products, 0, 0));
        int skus = 0;
        int listed = 0;
        for (long category : categories.values()) {
            for (long id : fleet.shop().onSale(category).values()) {
                listed++;
                skus += fleet.shop().detail(id).path("skus").size();
            }
        }
        assertThat(listed).isEqualTo(products);
        assertThat(skus).isEqualTo(expected.path("skus").asInt());
    }
}
