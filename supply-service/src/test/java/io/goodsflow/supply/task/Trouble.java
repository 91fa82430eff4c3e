package io.goodsflow.supply.task;

/** What a call of another service runs into. */
enum Trouble {
    NONE,
    /** A definite no. */
    REFUSED,
    /** 503 before anything happened. */
    DOWN,
    /** It took effect, but the connection broke before the answer. */
    ANSWER_LOST
}
