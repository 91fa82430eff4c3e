package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class WholeImportTest extends SupplyTest {
    @Test
    void aSheetBecomesPublishedProductsWithStock() {
        String mug = SheetFile.id();
        long task = ops.imports(
                new SheetFile()
                        .product(mug, "Mug", "19.90", "red", "blue")
                        .products(25)
                        .bytes(),
                merchant);

        awaitStatus(task, "DONE");

        JsonNode view = ops.task(task);
        assertThat(view.path("total_count").asInt()).isEqualTo(26);
        assertThat(view.path("parsed_count").asInt()).isEqualTo(26);
        assertThat(view.path("success_count").asInt()).isEqualTo(26);
        assertThat(view.path("error_file_url").isNull()).isTrue();
        DraftPeer.Draft draft = PEERS.drafts.of(mug);
        assertThat(draft.request().merchantId()).isEqualTo(merchant);
        assertThat(draft.request().source().name()).isEqualTo("OPERATOR");
        assertThat(draft.request().content().skus()).hasSize(2).allMatch(sku -> sku.price() == 1990);
        assertThat(draft.answer().skus())
                .allSatisfy(sku -> assertThat(PEERS.stock.get(sku.skuId())).isEqualTo(5));
        JsonNode first = ops.rows(task).path(0);
        assertThat(first.path("item_no").asInt()).isEqualTo(2);
        assertThat(first.path("status").asString()).isEqualTo("PUBLISHED");
        assertThat(first.path("item_id").asLong()).isEqualTo(draft.answer().itemId());
    }

    @Test
    void failedRowsComeBackAsASheetThatCanBeCorrectedAndSentAgain() {
        String bad = SheetFile.id();
        String good = SheetFile.id();
        long task = ops.imports(
                new SheetFile()
                        .product(good, "Good", "1")
                        .product(bad, "=cmd()", "oops", "red", "blue")
                        .row(SheetFile.id(), "No such category", "Lost", "X", "red", "5", "1")
                        .bytes(),
                merchant);

        awaitStatus(task, "PARTIAL_SUCCESS");

        JsonNode view = ops.task(task);
        assertThat(view.path("success_count").asInt()).isEqualTo(1);
        assertThat(view.path("failed_count").asInt()).isEqualTo(2);
        List<List<String>> sheet = SheetFile.read(ops.errorFile(task));
        assertThat(sheet).hasSize(4);
        assertThat(sheet.get(0)).endsWith("error_code", "error_message");
        assertThat(sheet.get(1)).contains("'=cmd()", "oops", "supply.row_invalid");
        assertThat(sheet.get(3)).contains("product.category_not_found");

        SheetFile corrected = new SheetFile();
        String[] header = sheet.get(0).toArray(new String[0]);
        corrected.replaceHeader(header);
        sheet.subList(1, 3).forEach(row -> {
            String[] cells = row.toArray(new String[0]);
            cells[5] = "7.50";
            corrected.row(cells);
        });
        long second = ops.imports(corrected.bytes(), merchant);
        awaitStatus(second, "DONE");
        assertThat(ops.task(second).path("warnings")).isEmpty();
        assertThat(PEERS.drafts.of(bad).request().content().title()).isEqualTo("=cmd()");
        assertThat(PEERS.drafts.of(bad).request().content().skus()).hasSize(2).allMatch(sku -> sku.price() == 750);
    }

    @Test
    void theSameFileAgainFailsEveryRowAndLeavesTheStockAlone() {
        SheetFile file = new SheetFile().products(3);
        awaitStatus(ops.imports(file.bytes(), merchant), "DONE");
        int stockCalls = PEERS.stock.calls().size();

        long second = ops.imports(file.bytes(), merchant);
        awaitStatus(second, "FAILED");

        assertThat(ops.task(second).path("failed_count").asInt()).isEqualTo(3);
        for (JsonNode row : ops.rows(second)) {
            assertThat(row.path("error_code").asString()).isEqualTo("product.duplicate_item");
            assertThat(row.path("error_message").asString()).contains("exists already as item ");
        }
        assertThat(PEERS.stock.calls()).hasSize(stockCalls);
    }

    @Test
    void aSheetWithoutAUsableRowEndsWithItsErrorSheet() {
        long task =
                ops.imports(new SheetFile().product(SheetFile.id(), "X", "-1").bytes(), merchant);

        awaitStatus(task, "FAILED");

        assertThat(SheetFile.read(ops.errorFile(task))).hasSize(2);
    }

    @Test
    void aMissingColumnFailsTheTaskAtOnceAndNamesIt() {
        SheetFile sheet = new SheetFile().row("1", "Misc", "5");
        sheet.replaceHeader("outer_id", "category", "price");

        long task = ops.imports(sheet.bytes(), merchant);

        awaitStatus(task, "FAILED");
        assertThat(ops.task(task).path("error_code").asString()).isEqualTo("supply.missing_column");
        assertThat(ops.task(task).path("error_message").asString()).contains("title");
        assertThat(ops.get("/api/admin/supply/tasks/" + task + "/error-file").code())
                .isEqualTo("supply.error_file_not_found");
    }

    @Test
    void unknownColumnsAreNamedInTheWarnings() {
        SheetFile sheet = new SheetFile().row(SheetFile.id(), "Misc", "T", "S", "red", "5", "1", "why not");
        sheet.replaceHeader("outer_id", "category", "title", "sku_code", "spec:Colour", "price", "stock", "Remark");

        long task = ops.imports(sheet.bytes(), merchant);

        awaitStatus(task, "DONE");
        assertThat(ops.task(task).path("warnings").path(0).asString()).contains("Remark");
    }
}
