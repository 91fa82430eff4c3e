package io.goodsflow.kit.data.projection;

/** Counts states that came too late. */
@FunctionalInterface
interface Dropped {

    void count(String table);
}
