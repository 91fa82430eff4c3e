package io.goodsflow.kit.messaging;

import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.common.message.Message;

class LosableEnds extends HalfEnds {

    private final HalfEnds real;
    private volatile boolean losing;

    LosableEnds(HalfEnds real) {
        super(null);
        this.real = real;
    }

    void lose() {
        losing = true;
    }

    @Override
    void tell(Message half, SendResult sent, boolean commit) {
        if (!losing) {
            real.tell(half, sent, commit);
        }
    }
}
