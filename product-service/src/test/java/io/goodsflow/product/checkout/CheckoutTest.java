package io.goodsflow.product.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.Money;
import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.checkout.application.VerifyCheckout;
import io.goodsflow.product.checkout.application.VerifyOutcome;
import io.goodsflow.product.checkout.domain.CheckoutChange;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** What a shopper agreed to is held against what is on sale when the order is made. */
@ProductServiceTest
class CheckoutTest {

    private static final String START = "/api/trade/checkout";
    private static final String VERIFY = "/api/trade/checkout/{id}/verify";

    @Autowired
    Products products;

    @Autowired
    Workshop workshop;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    VerifyCheckout verifyCheckout;

    @Autowired
    TransactionTemplate transactions;

    @LocalServerPort
    int port;

    private Http trade;
    private Draft draft;
    private ContentSku first;
    private ContentSku second;

    @BeforeEach
    void aProductOnSale() {
        trade = Http.as(port, "TRADE");
        draft = workshop.submitted(workshop.newCategory());
        products.pass(draft);
        first = draft.content().skus().get(0);
        second = draft.content().skus().get(1);
    }

    @Test
    void itSaysVersionsAndPricesAndHoldsWhileNothingChanges() {
        JsonNode checkout = trade.post(
                201,
                "{\"lines\": [{\"sku_id\": %d, \"qty\": 3, \"ext_params\": {\"gift\": \"yes\"}}, {\"sku_id\": %d, \"qty\": 1}]}"
                        .formatted(first.skuId(), second.skuId()),
                START);

        JsonNode line = checkout.get("lines").get(0);
        assertThat(line.get("price").asLong()).isEqualTo(first.price());
        assertThat(line.get("amount").asLong()).isEqualTo(3 * first.price());
        assertThat(line.get("publish_version").asLong()).isEqualTo(1);
        assertThat(line.get("ext_params").get("gift").asString()).isEqualTo("yes");
        assertThat(checkout.get("total_amount").asLong()).isEqualTo(3 * first.price() + second.price());
        JsonNode snapshot = trade.get(
                200, "/api/trade/snapshots/{id}", line.get("snapshot_id").asLong());
        assertThat(snapshot.get("content").get("title").asString())
                .isEqualTo(draft.content().title());

        trade.post(204, null, VERIFY, checkout.get("checkout_id").asLong());
    }

    @Test
    void anotherPriceIsToldExactly() {
        long checkout = start(first);
        publish(priced(first, 9_999));

        JsonNode refused = trade.post(409, null, VERIFY, checkout);

        assertThat(refused.get("code").asString()).isEqualTo("product.checkout_changed");
        assertThat(changes(refused))
                .containsExactly(
                        "publish_version 1 2", "skus[%d].price %d 9999".formatted(first.skuId(), first.price()));
    }

    @Test
    void anotherSkusPriceIsNotThisLines() {
        long checkout = start(first);
        publish(priced(second, 9_999));

        assertThat(changes(trade.post(409, null, VERIFY, checkout))).containsExactly("publish_version 1 2");
    }

    @Test
    void whatIsOffSaleOrGoneIsSaid() {
        long checkout = start(first);
        Http operator = Http.as(port, "OPERATOR");
        operator.post(200, null, "/api/admin/items/{id}/unpublish", draft.itemId());

        JsonNode refused = trade.post(409, null, VERIFY, checkout);

        assertThat(changes(refused)).contains("sale_state ONLINE OFFLINE");
        assertThat(trade.post(409, lines(first), START).get("sku_ids").get(0).asLong())
                .isEqualTo(first.skuId());
    }

    @Test
    void aRemovedSkuIsGone() {
        long checkout = start(second);
        publish(List.of(first));

        assertThat(trade.post(409, null, VERIFY, checkout)
                        .get("changes")
                        .get(0)
                        .get("code")
                        .asString())
                .isEqualTo("sku_gone");
        assertThat(trade.post(404, lines(second), START).get("code").asString()).isEqualTo("product.sku_not_found");
    }

    @Test
    void anExpiredOneMustBeMadeAnew() {
        long checkout = start(first);
        jdbc.update("UPDATE product_checkout SET expires_at = created_at WHERE checkout_id = ?", checkout);

        assertThat(trade.post(409, null, VERIFY, checkout).get("code").asString())
                .isEqualTo("product.checkout_expired");
        assertThat(trade.post(404, null, VERIFY, Workshop.newId()).get("code").asString())
                .isEqualTo("product.checkout_not_found");
    }

    @Test
    void aRepeatedKeyGivesTheSameCheckout() {
        Http keyed = trade.with("Idempotency-Key", Workshop.unique("key"));

        assertThat(keyed.post(201, lines(first), START)).isEqualTo(keyed.post(201, lines(first), START));
        keyed.post(422, lines(second), START);
    }

    @Test
    void aTotalThatNobodyCanCountIsRefused() {
        publish(priced(first, Money.MAX_FEN));
        String most = "{\"sku_id\": %d, \"qty\": 2147483647}".formatted(first.skuId());

        JsonNode refused =
                trade.post(400, "{\"lines\": [" + String.join(",", Collections.nCopies(100, most)) + "]}", START);

        assertThat(refused.at("/errors/0/code").asString()).isEqualTo("checkout.total_too_large");
        assertThat(jdbc.queryForList(
                        "SELECT 1 FROM product_checkout WHERE checkout_lines LIKE ?", "%" + first.skuId() + "%"))
                .isEmpty();
    }

    @Test
    void eachLineOfOneItemIsToldOfItsOwnChanges() {
        long checkout = trade.post(
                        201,
                        "{\"lines\": [{\"sku_id\": %d, \"qty\": 1}, {\"sku_id\": %d, \"qty\": 1}]}"
                                .formatted(first.skuId(), second.skuId()),
                        START)
                .get("checkout_id")
                .asLong();
        List<ContentSku> turned = new ArrayList<>(priced(first, 9_999));
        Collections.reverse(turned);
        publish(turned);

        assertThat(changes(trade.post(409, null, VERIFY, checkout)))
                .containsExactly(
                        "publish_version 1 2",
                        "skus[%d].price %d 9999".formatted(first.skuId(), first.price()),
                        "publish_version 1 2");
    }

    @Test
    void howManyItemsChangedCostsNoFurtherReads() {
        long one = checkoutOfChanged(1);
        long twenty = checkoutOfChanged(20);

        assertThat(reads(() -> assertThat(changesIn(twenty)).hasSize(40)))
                .isPositive()
                .isEqualTo(reads(() -> assertThat(changesIn(one)).hasSize(2)));
    }

    /** The items of its lines were taken off sale since. */
    private long checkoutOfChanged(int items) {
        long category = workshop.newCategory();
        List<Draft> drafts = Stream.generate(() -> workshop.submitted(category))
                .limit(items)
                .peek(products::pass)
                .toList();
        long checkout = trade.post(
                        201,
                        drafts.stream()
                                .map(each -> "{\"sku_id\": %d, \"qty\": 1}"
                                        .formatted(each.content().skus().get(0).skuId()))
                                .collect(Collectors.joining(",", "{\"lines\": [", "]}")),
                        START)
                .get("checkout_id")
                .asLong();
        Http operator = Http.as(port, "OPERATOR");
        drafts.forEach(each -> operator.post(200, null, "/api/admin/items/{id}/unpublish", each.itemId()));
        return checkout;
    }

    private List<CheckoutChange> changesIn(long checkout) {
        return ((VerifyOutcome.Changed) verifyCheckout.handle(checkout)).changes();
    }

    /** Statements of the work's own session, to which the transaction ties it. */
    private long reads(Runnable work) {
        return transactions.execute(transaction -> {
            long before = selects();
            work.run();
            return selects() - before;
        });
    }

    private long selects() {
        return Long.parseLong(jdbc.queryForMap("SHOW SESSION STATUS LIKE 'Com_select'")
                .get("Value")
                .toString());
    }

    @Test
    void badLinesAreRefusedByName() {
        JsonNode refused = trade.post(400, "{\"lines\": [{\"sku_id\": 1, \"qty\": 0}]}", START);

        assertThat(refused.get("errors").findValuesAsString("field")).containsExactly("lines[0].qty");
        trade.post(400, "{\"lines\": []}", START);
    }

    private long start(ContentSku sku) {
        return trade.post(201, lines(sku), START).get("checkout_id").asLong();
    }

    private static String lines(ContentSku sku) {
        return "{\"lines\": [{\"sku_id\": %d, \"qty\": 1}]}".formatted(sku.skuId());
    }

    private List<ContentSku> priced(ContentSku which, long price) {
        return draft.content().skus().stream()
                .map(sku -> sku.skuId() == which.skuId()
                        ? new ContentSku(sku.skuId(), sku.skuCode(), sku.specs(), price)
                        : sku)
                .toList();
    }

    private void publish(List<ContentSku> skus) {
        ProductContent old = draft.content();
        products.pass(workshop.submittedUpdate(
                draft.itemId(),
                1,
                new ProductContent(
                        old.categoryId(),
                        old.categoryName(),
                        old.title(),
                        old.description(),
                        old.brand(),
                        old.outerId(),
                        old.imageUrls(),
                        old.attributes(),
                        skus),
                TargetSale.KEEP));
    }

    /** Field, old and new of each change. */
    private static List<String> changes(JsonNode refused) {
        return StreamSupport.stream(refused.get("changes").spliterator(), false)
                .map(change -> change.get("field").asString() + " "
                        + change.get("before").asString() + " "
                        + change.get("after").asString())
                .toList();
    }
}
