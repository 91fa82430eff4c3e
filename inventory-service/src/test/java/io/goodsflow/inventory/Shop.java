package io.goodsflow.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.reservation.application.DeductStock;
import io.goodsflow.inventory.reservation.application.ReserveStock;
import io.goodsflow.inventory.reservation.application.RestoreStock;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome;
import io.goodsflow.inventory.sale.application.FollowItem;
import io.goodsflow.inventory.stock.application.CheckStock;
import io.goodsflow.inventory.stock.application.DeclareOutcome;
import io.goodsflow.inventory.stock.application.DeclareStock;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** What tests start from: items on sale with stock, under ids of their own. */
public class Shop {

    private static final long MERCHANT = 1001;

    private final FollowItem followItem;
    private final DeclareStock declareStock;
    private final ReserveStock reserveStock;
    private final DeductStock deductStock;
    private final RestoreStock restoreStock;
    private final StockLedger ledger;
    private final CheckStock checkStock;

    Shop(
            FollowItem followItem,
            DeclareStock declareStock,
            ReserveStock reserveStock,
            DeductStock deductStock,
            RestoreStock restoreStock,
            StockLedger ledger,
            CheckStock checkStock) {
        this.followItem = followItem;
        this.declareStock = declareStock;
        this.reserveStock = reserveStock;
        this.deductStock = deductStock;
        this.restoreStock = restoreStock;
        this.ledger = ledger;
        this.checkStock = checkStock;
    }

    public static long newId() {
        return ThreadLocalRandom.current().nextLong(1_000_000_000_000L, 9_000_000_000_000_000L);
    }

    public static String newOrder() {
        return "order-" + newId();
    }

    public static String key(long skuId) {
        return "sku:" + skuId;
    }

    /** A SKU on sale with so many units. */
    public long skuOnSale(long stock) {
        long itemId = newId();
        long skuId = newId();
        assertThat(declare(itemId, skuId, "declare-" + skuId, stock)).isInstanceOf(DeclareOutcome.Declared.class);
        follow(itemId, "ONLINE", 1, skuId);
        return skuId;
    }

    public DeclareOutcome declare(long itemId, long skuId, String requestNo, long stock) {
        return declareStock.handle(new DeclareStock.Command(
                itemId, MERCHANT, "tests", List.of(new DeclareStock.Line(requestNo, skuId, key(skuId), stock))));
    }

    public void follow(long itemId, String saleState, long version, Long... skuIds) {
        followItem.handle(new FollowItem.Command(itemId, MERCHANT, saleState, version, List.of(skuIds)));
    }

    public ReserveOutcome reserve(String orderId, OrderLine... lines) {
        return reserve(orderId, Duration.ofMinutes(15), lines);
    }

    public ReserveOutcome reserve(String orderId, Duration ttl, OrderLine... lines) {
        return reserveStock.handle(
                new ReserveStock.Command(orderId, OrderLines.of(Arrays.asList(lines)), ttl, true, "tests"));
    }

    public DeductOutcome deduct(String orderId, OrderLine... lines) {
        return deductStock.handle(new DeductStock.Command(orderId, OrderLines.of(Arrays.asList(lines)), "tests"));
    }

    public RestoreOutcome restoreAll(String orderId, String requestNo) {
        return restoreStock.handle(new RestoreStock.Command(orderId, requestNo, null, "tests"));
    }

    public RestoreOutcome restore(String orderId, String requestNo, OrderLine... lines) {
        return restoreStock.handle(
                new RestoreStock.Command(orderId, requestNo, OrderLines.of(Arrays.asList(lines)), "tests"));
    }

    /** With the version of its item that the order confirmed. */
    public static OrderLine line(long skuId, long qty, long version) {
        return new OrderLine(key(skuId), skuId, qty, version);
    }

    public static OrderLine line(long skuId, long qty) {
        return new OrderLine(key(skuId), skuId, qty);
    }

    public Buckets buckets(long skuId) {
        return balance(skuId).buckets();
    }

    public Balance balance(long skuId) {
        Balance balance = ledger.read(List.of(key(skuId))).get(key(skuId));
        assertThat(balance).as("balance of %s", key(skuId)).isNotNull();
        return balance;
    }

    /** Balance, ledger and reservations of these SKUs tell the same story. */
    public void assertSound(Long... skuIds) {
        assertThat(checkStock.handle(Arrays.stream(skuIds).map(Shop::key).toList()))
                .isEmpty();
    }
}
