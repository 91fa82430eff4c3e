package io.goodsflow.kit.data.id;

/** Takes stretches of a sequence for this process alone. */
@FunctionalInterface
interface Segments {

    /** Reserves {@code size} ids; returns the first. */
    long take(String sequence, int size);
}
