package io.goodsflow.chaos;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Counts what a run has left behind. */
final class Tally {

    private final Function<String, Schema> schemas;
    private final SortedMap<String, String> values = new TreeMap<>();

    /** @param schemas a service's schema by its short name */
    Tally(Function<String, Schema> schemas) {
        this.schemas = schemas;
    }

    Figures figures() {
        return new Figures(values);
    }

    /** @param what the import's name in both runs */
    void ofImport(String what, long task, String run) {
        Schema supply = schemas.apply("supply");
        Schema product = schemas.apply("product");
        String titles = "Product " + run + "%";
        take(what, supply.pairs(FigureSql.ROWS, task));
        for (String sql :
                List.of(FigureSql.ITEMS, FigureSql.SKUS, FigureSql.SNAPSHOTS, FigureSql.DRAFTS, FigureSql.EVENTS)) {
            take(what, product.pairs(sql, titles));
        }
        take(
                what,
                schemas.apply("inventory")
                        .pairs(
                                FigureSql.STOCK_ENTRIES,
                                supply.number(Sql.FIRST_ROW, task),
                                supply.number(Sql.LAST_ROW, task)));
    }

    /** @param run begins every order's id, and is another one in every run */
    void ofOrders(String run) {
        schemas.apply("inventory")
                .pairs(Sql.ORDERS, run + "-%")
                .forEach((order, state) -> values.put("order" + order.substring(run.length()), state));
    }

    /** @param skus in an order that is the same in every run */
    void ofStock(List<Long> skus) {
        Schema inventory = schemas.apply("inventory");
        for (int i = 0; i < skus.size(); i++) {
            String key = "sku:" + skus.get(i);
            take("SKU " + (i + 1), inventory.pairs(FigureSql.BALANCE, key));
            take("SKU " + (i + 1), inventory.pairs(FigureSql.LEDGER, key));
        }
    }

    private void take(String what, Map<String, String> counts) {
        counts.forEach((name, count) -> values.put(what + ": " + name, count));
    }
}
