package io.goodsflow.kit.messaging;

/** What is counted of dead letters. */
enum LetterStep {
    PARKED,
    REPLAYED,
    REFUSED_AGAIN,
    DISCARDED
}
