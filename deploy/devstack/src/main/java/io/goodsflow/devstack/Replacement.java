package io.goodsflow.devstack;

import java.util.List;
import java.util.function.Predicate;

/**
 * A start of services of which some run an older program than the one that is there. Those are replaced one after the
 * other, so that never more than one is away; what is down starts together, before that.
 */
record Replacement(List<Server> together, List<Server> oneByOne) {

    /** @param services in the order in which they are replaced */
    static Replacement of(List<Server> services, Predicate<Server> runsOldProgram) {
        List<Server> old = services.stream()
                .filter(service -> service.isRunning() && runsOldProgram.test(service))
                .toList();
        return new Replacement(
                services.stream().filter(service -> !old.contains(service)).toList(), old);
    }

    /** @throws DevstackException if one does not come up; those that it was not the turn of run on as they were */
    void start(Progress progress) {
        Together.start(together, progress);
        for (Server server : oneByOne) {
            Together.start(List.of(server), progress);
        }
    }
}
