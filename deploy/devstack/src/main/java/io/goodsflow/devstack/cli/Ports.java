package io.goodsflow.devstack.cli;

import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.Server;
import java.util.List;

/** Whether what is not running yet could start: each port of it is free. */
final class Ports {

    private Ports() {}

    static int tell(Fleet fleet, Progress progress) {
        List<String> taken = fleet.all().stream()
                .filter(server -> !server.isRunning())
                .map(Server::obstacles)
                .flatMap(List::stream)
                .toList();
        taken.forEach(progress::tell);
        return taken.isEmpty() ? 0 : 1;
    }
}
