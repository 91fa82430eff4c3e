package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.supply.task.SupplyApi.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UploadTest extends SupplyTest {
    @Test
    void anUploadIsAnsweredWithItsReceipt() {
        Answer answer = upload(ops, sheet()).send();

        assertThat(answer.status()).isEqualTo(202);
        assertThat(answer.json().path("task_id").asLong()).isPositive();
        assertThat(answer.json().path("receipt_id").asString()).startsWith("R");
    }

    @Test
    void theSameKeyAndFileIsTheSameTaskAndAnotherFileIsRefused() {
        String key = UUID.randomUUID().toString();
        byte[] sheet = sheet();
        Answer first = upload(ops, sheet).key(key).send();
        Answer again = upload(ops, sheet).key(key).send();
        Answer other = upload(ops, sheet()).key(key).send();

        assertThat(again.status()).isEqualTo(202);
        assertThat(again.json()).isEqualTo(first.json());
        assertThat(other.status()).isEqualTo(422);
        assertThat(database.jdbc()
                        .queryForObject(
                                "SELECT COUNT(*) FROM product_supply_task WHERE merchant_id = ?",
                                Integer.class,
                                merchant))
                .isEqualTo(1);
    }

    @Test
    void onlyCreateIsSupportedForNow() {
        for (String type : new String[] {"UPDATE", "UPSERT", "create"}) {
            refused(
                    ops.upload()
                            .with("type", type)
                            .with("merchant_id", "1")
                            .file(sheet())
                            .send(),
                    400,
                    "supply.type_not_supported");
        }
    }

    @Test
    void parametersThatAreNotUnderstoodAreRefused() {
        for (String later : new String[] {"category_id", "mapping_id", "dry_run"}) {
            Answer answer = upload(ops, sheet()).with(later, "1").send();
            refused(answer, 400, "request.invalid");
            assertThat(answer.json().path("errors").path(0).path("field").asString())
                    .isEqualTo(later);
        }
        refused(upload(ops, sheet()).with("merchantid", "1").send(), 400, "request.unknown_field");
    }

    @Test
    void whatIsMissingOrTooMuchIsNamed() {
        Answer untyped = ops.upload().with("merchant_id", "1").file(sheet()).send();
        refused(untyped, 400, "request.invalid");
        assertFault(untyped, "type", "field.required");
        Answer twice = upload(ops, sheet()).file(sheet()).send();
        refused(twice, 400, "request.invalid");
        assertFault(twice, "file", "field.repeated");
        assertFault(upload(ops, sheet()).with("merchantid", "1").send(), "merchantid", "field.unknown");
        assertFault(ops.upload().with("type", "CREATE").file(sheet()).send(), "merchant_id", "field.required");
        assertFault(ops.upload().with("type", "CREATE").with("merchant_id", "1").send(), "file", "field.required");
        assertFault(
                ops.upload()
                        .with("type", "UPDATE")
                        .with("merchant_id", "1")
                        .file(sheet())
                        .send(),
                "type",
                "field.not_supported");
    }

    private static void assertFault(Answer answer, String field, String code) {
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().at("/errors/0/field").asString()).isEqualTo(field);
        assertThat(answer.json().at("/errors/0/code").asString()).isEqualTo(code);
    }

    @Test
    void theMerchantIsNamedByOperatorsAndTakenFromTheTokenOfMerchants() {
        refused(ops.upload().with("type", "CREATE").file(sheet()).send(), 400, "supply.merchant_required");

        SupplyApi own = new SupplyApi(port, TestTokens.merchant(merchant));
        Answer answer = own.upload().with("type", "CREATE").file(sheet()).send();
        assertThat(answer.status()).isEqualTo(202);
        assertThat(own.task(answer.json().path("task_id").asLong())
                        .path("merchant_id")
                        .asLong())
                .isEqualTo(merchant);

        Answer others = own.upload()
                .with("type", "CREATE")
                .with("merchant_id", Long.toString(merchant + 1))
                .file(sheet())
                .send();
        assertThat(others.status()).isEqualTo(404);
    }

    @Test
    void whatIsNoWorkbookIsRefusedAtTheDoor() throws IOException {
        byte[] old = Files.readAllBytes(Path.of("src/test/resources/sheets/not-a-workbook.xlsx"));

        refused(upload(ops, old).send(), 415, "supply.not_a_workbook");
        refused(upload(ops, "outer_id,title".getBytes(StandardCharsets.UTF_8)).send(), 415, "supply.not_a_workbook");
        refused(upload(ops, new byte[0]).send(), 400, "supply.file_required");
        refused(ops.upload().with("type", "CREATE").with("merchant_id", "1").send(), 400, "supply.file_required");
    }

    @Test
    void aHugeFileIsRefused() {
        byte[] huge = new byte[51 << 20];
        refused(upload(ops, huge).send(), 413, "request.body_too_large");
    }

    @Test
    void hostileWorkbooksFailTheirTaskWithAClearCode() throws IOException {
        for (String name : new String[] {"zip-bomb", "xxe"}) {
            long task = ops.imports(Files.readAllBytes(Path.of("src/test/resources/sheets", name + ".xlsx")), merchant);

            awaitStatus(task, "FAILED");
            assertThat(ops.task(task).path("error_code").asString()).isEqualTo("supply.workbook_unsafe");
        }
    }

    @Test
    void anotherMerchantsTaskIsNotThere() {
        long task =
                ops.imports(new SheetFile().product(SheetFile.id(), "Bad", "x").bytes(), merchant);
        awaitStatus(task, "FAILED");
        SupplyApi stranger = new SupplyApi(port, TestTokens.merchant(merchant + 1));
        SupplyApi owner = new SupplyApi(port, TestTokens.merchant(merchant));

        for (String path : new String[] {"", "/items", "/error-file"}) {
            refused(stranger.get("/api/admin/supply/tasks/" + task + path), 404, "supply.task_not_found");
            assertThat(owner.get("/api/admin/supply/tasks/" + task + path).status())
                    .isEqualTo(200);
        }
        assertThat(stranger.get("/api/admin/supply/tasks").json().path("total").asInt())
                .isZero();
        assertThat(owner.get("/api/admin/supply/tasks?status=FAILED")
                        .json()
                        .path("total")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void rolesWithoutSupplyAreKeptOut() {
        assertThat(new SupplyApi(port, null).get("/api/admin/supply/tasks").status())
                .isEqualTo(401);
        for (String role : new String[] {"CUSTOMER", "REVIEWER", "TRADE", "SERVICE"}) {
            SupplyApi other = new SupplyApi(port, TestTokens.of("x", role));
            assertThat(other.get("/api/admin/supply/tasks").status()).isEqualTo(403);
            assertThat(upload(other, sheet()).send().status()).isEqualTo(403);
        }
    }

    @Test
    void rowsArePagedByCursorAndFilteredByStatus() {
        long task = ops.imports(
                new SheetFile().products(5).product(SheetFile.id(), "Bad", "x").bytes(), merchant);
        awaitStatus(task, "PARTIAL_SUCCESS");
        String items = "/api/admin/supply/tasks/" + task + "/items?page_size=4";

        Answer first = ops.get(items);
        Answer second =
                ops.get(items + "&cursor=" + first.json().path("next_cursor").asString());

        assertThat(first.json().path("items")).hasSize(4);
        assertThat(second.json().path("items")).hasSize(2);
        assertThat(second.json().path("next_cursor").isNull()).isTrue();
        assertThat(ops.get(items + "&status=FAILED").json().path("items")).hasSize(1);
        refused(ops.get(items + "&cursor=nonsense"), 400, "request.invalid");
        refused(ops.get(items + "&status=LOST"), 400, "request.invalid");
    }

    private SupplyApi.Upload upload(SupplyApi api, byte[] file) {
        return api.upload()
                .with("type", "CREATE")
                .with("merchant_id", Long.toString(merchant))
                .file(file);
    }

    private static byte[] sheet() {
        return new SheetFile().products(1).bytes();
    }

    private static void refused(Answer answer, int status, String code) {
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains(code);
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
    }
}
