package io.goodsflow.supply.deadletter.application;

import org.springframework.stereotype.Service;

/** One letter with its content, secrets masked. */
@Service
public class FindDeadLetter {

    private final FleetLetters fleet;

    FindDeadLetter(FleetLetters fleet) {
        this.fleet = fleet;
    }

    public FleetLetter handle(LetterId id) {
        return new FleetLetter(id.service(), fleet.of(id).find(id.number()));
    }
}
