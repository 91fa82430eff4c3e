package io.goodsflow.qc.rule.domain;

import java.util.List;

/**
 * What is judged: the texts and prices of one frozen submission.
 *
 * @param texts every text a buyer can read, the title among them
 * @param prices in fen, in the order of the SKUs
 */
public record Subject(String title, List<Text> texts, List<Long> prices) {

    public Subject {
        texts = List.copyOf(texts);
        prices = List.copyOf(prices);
    }

    /** @param field snake_case path */
    public record Text(String field, String value) {}
}
