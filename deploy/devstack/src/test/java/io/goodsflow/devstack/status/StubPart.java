package io.goodsflow.devstack.status;

import io.goodsflow.devstack.Server;
import java.util.List;
import java.util.OptionalLong;

/** A part that runs, or does not, as the test has it. */
record StubPart(String name, boolean isRunning, boolean isHealthy) implements Server {

    @Override
    public void start() {}

    @Override
    public boolean stop() {
        return true;
    }

    @Override
    public void kill() {}

    @Override
    public List<String> obstacles() {
        return List.of();
    }

    @Override
    public OptionalLong pid() {
        return isRunning ? OptionalLong.of(ProcessHandle.current().pid()) : OptionalLong.empty();
    }
}
