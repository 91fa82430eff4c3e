package io.goodsflow.devstack.cli;

import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.status.FleetStatus;

/** Tells what was seen; all up and ready is exit code 0. */
final class Status {

    private static final int NOT_ALL_UP = 3;

    private Status() {}

    static int table(FleetStatus fleet, Progress progress) {
        fleet.table().forEach(progress::tell);
        return code(fleet);
    }

    static int json(FleetStatus fleet, Progress progress) {
        progress.tell(fleet.json());
        return code(fleet);
    }

    private static int code(FleetStatus fleet) {
        return fleet.isAllUp() ? 0 : NOT_ALL_UP;
    }
}
