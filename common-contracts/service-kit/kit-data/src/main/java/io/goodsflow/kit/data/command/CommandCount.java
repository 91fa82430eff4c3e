package io.goodsflow.kit.data.command;

/** Counts how often commands were answered from memory, where metrics exist. */
@FunctionalInterface
interface CommandCount {

    /** The same command came again and got its first answer. */
    void repeated();
}
