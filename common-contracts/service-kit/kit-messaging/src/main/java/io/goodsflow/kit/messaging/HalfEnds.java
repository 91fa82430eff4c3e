package io.goodsflow.kit.messaging;

import java.net.UnknownHostException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.producer.LocalTransactionState;
import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;

/**
 * Tells the broker how half messages end, on a thread of its own so that a broken connection holds no business call.
 * May lose an end without harm: the broker asks back.
 */
class HalfEnds implements DisposableBean {

    private static final Logger log = LoggerFactory.getLogger(HalfEnds.class);
    private static final int WAITING = 10_000;

    private final TransactionMQProducer producer;
    private final ThreadPoolExecutor executor;

    HalfEnds(TransactionMQProducer producer) {
        this.producer = producer;
        this.executor = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(WAITING),
                task -> new Thread(task, "half-ends"),
                (task, pool) -> log.warn("the end of a half message was dropped, the broker will ask back"));
    }

    void tell(Message half, SendResult sent, boolean commit) {
        executor.execute(() -> send(half, sent, commit));
    }

    private void send(Message half, SendResult sent, boolean commit) {
        LocalTransactionState state =
                commit ? LocalTransactionState.COMMIT_MESSAGE : LocalTransactionState.ROLLBACK_MESSAGE;
        try {
            producer.getDefaultMQProducerImpl().endTransaction(half, sent, state, null);
        } catch (RemotingException | MQBrokerException | UnknownHostException | RuntimeException e) {
            log.warn("{} of half message {} was not sent: {}", state, sent.getMsgId(), e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void destroy() throws InterruptedException {
        executor.shutdown();
        if (!executor.awaitTermination(2, TimeUnit.SECONDS)) {
            executor.shutdownNow();
        }
    }
}
