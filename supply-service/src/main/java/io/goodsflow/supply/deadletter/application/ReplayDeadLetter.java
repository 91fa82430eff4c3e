package io.goodsflow.supply.deadletter.application;

import org.springframework.stereotype.Service;

/** Has one letter handed to its consumer again; asking again has no second effect. */
@Service
public class ReplayDeadLetter {

    private final FleetLetters fleet;

    ReplayDeadLetter(FleetLetters fleet) {
        this.fleet = fleet;
    }

    public FleetLetter handle(LetterId id, String by) {
        return new FleetLetter(id.service(), fleet.of(id).replay(id.number(), by));
    }
}
