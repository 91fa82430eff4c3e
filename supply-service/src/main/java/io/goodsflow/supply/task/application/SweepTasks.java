package io.goodsflow.supply.task.application;

import org.springframework.stereotype.Service;

/** Finds tasks whose rows have all ended although the countdown did not say so. */
@Service
public class SweepTasks {
    private static final int BATCH = 100;
    private final Tasks tasks;
    private final CompleteTask complete;

    SweepTasks(Tasks tasks, CompleteTask complete) {
        this.tasks = tasks;
        this.complete = complete;
    }

    /** @return how many tasks were moved on */
    public int handle() {
        return (int) tasks.settled(BATCH).stream().filter(complete::handle).count();
    }
}
