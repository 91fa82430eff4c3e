package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kit.messaging.DeadLetter;

/** A letter and the service it lies in. */
public record FleetLetter(String service, DeadLetter letter) {

    public LetterId id() {
        return new LetterId(service, letter.id());
    }
}
