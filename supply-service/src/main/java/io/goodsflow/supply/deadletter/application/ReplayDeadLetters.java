package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import org.springframework.stereotype.Service;

/** Has a batch of one service's letters of one type handed to their consumer again. */
@Service
public class ReplayDeadLetters {

    private final FleetLetters fleet;

    ReplayDeadLetters(FleetLetters fleet) {
        this.fleet = fleet;
    }

    /** @param afterId 0 to begin with, then the last id of the batch before */
    public record Command(String service, String type, long afterId, String by) {}

    public ReplayedBatch handle(Command command) {
        return fleet.named(command.service()).replayAll(command.type(), command.afterId(), command.by());
    }
}
