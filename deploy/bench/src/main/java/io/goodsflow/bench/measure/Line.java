package io.goodsflow.bench.measure;

/** A path of the fleet and the yardsticks it is held against in the same run. */
public interface Line {

    /** How it is asked for. */
    String name();

    /** The path and its yardsticks, in one sentence. */
    String path();

    /** The least median ratio that passes. */
    double floor();

    /** The median ratio we are after. */
    double aim();

    /** Rounds that count; one more goes before them to warm up. */
    default int rounds() {
        return 5;
    }

    /** Makes everything ready. Closing the contest gives back what was taken from the fleet. */
    Contest open(Site site);
}
