package io.goodsflow.supply.deadletter.application;

import org.springframework.stereotype.Service;

/** Closes a letter that nobody needs, with a reason. */
@Service
public class DiscardDeadLetter {

    private final FleetLetters fleet;

    DiscardDeadLetter(FleetLetters fleet) {
        this.fleet = fleet;
    }

    public FleetLetter handle(LetterId id, String by, String reason) {
        return new FleetLetter(id.service(), fleet.of(id).discard(id.number(), by, reason));
    }
}
