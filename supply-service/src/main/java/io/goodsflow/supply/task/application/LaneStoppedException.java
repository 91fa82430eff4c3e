package io.goodsflow.supply.task.application;

/** The process stops; the work goes on elsewhere from its checkpoint. */
public class LaneStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
}
