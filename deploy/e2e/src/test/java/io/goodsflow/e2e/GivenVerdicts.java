package io.goodsflow.e2e;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.common.message.Message;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A review that judges in any order: of what waits it takes any, mostly passes it, sometimes says so twice, and sometimes
 * judges a content that nobody submitted first.
 */
final class GivenVerdicts implements AutoCloseable {

    private static final String TOPIC = "qc-verdict";
    private static final String TYPE = "qc.verdict-given";

    private final DefaultMQProducer producer = new DefaultMQProducer("e2e-" + UUID.randomUUID());
    private final JsonMapper json = JsonMapper.builder().build();
    private final Random random;
    private final List<Submitted> waiting = new ArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition more = lock.newCondition();
    private final Thread reviewer = new Thread(this::review, "reviewer");
    private boolean over;
    private volatile @Nullable Throwable failure;

    GivenVerdicts(String nameServer, long seed) throws MQClientException {
        this.random = new Random(seed);
        producer.setNamesrvAddr(nameServer);
        producer.start();
        reviewer.start();
    }

    /** What waits for its verdict: the answer to a SubmitDraft. */
    private record Submitted(JsonNode answer, String operationId) {}

    void await(JsonNode submitAnswer, String operationId) {
        lock.lock();
        try {
            if (failure != null) {
                throw new IllegalStateException("the reviewer has ended", failure);
            }
            waiting.add(new Submitted(submitAnswer, operationId));
            more.signal();
        } finally {
            lock.unlock();
        }
    }

    private void review() {
        try {
            for (Submitted next = next(); next != null; next = next()) {
                judge(next);
            }
        } catch (Exception e) {
            failure = e;
        }
    }

    private @Nullable Submitted next() throws InterruptedException {
        lock.lock();
        try {
            while (waiting.isEmpty() && !over) {
                more.await();
            }
            return waiting.isEmpty() ? null : waiting.remove(random.nextInt(waiting.size()));
        } finally {
            lock.unlock();
        }
    }

    private void judge(Submitted submitted) throws Exception {
        boolean passes = random.nextInt(10) > 0;
        if (random.nextInt(8) == 0) {
            send(submitted, !passes, "f".repeat(64));
        }
        String hash = submitted.answer().path("content_hash").asString();
        String message = send(submitted, passes, hash);
        if (random.nextInt(8) == 0) {
            resend(message, submitted);
        }
    }

    private String send(Submitted submitted, boolean passes, String hash) throws Exception {
        String text = json.writeValueAsString(envelope(submitted, passes, hash));
        resend(text, submitted);
        return text;
    }

    private void resend(String envelope, Submitted submitted) throws Exception {
        String key = submitted.answer().path("draft_id").asString();
        producer.send(new Message(TOPIC, TYPE, key, envelope.getBytes(StandardCharsets.UTF_8)));
    }

    private Map<String, Object> envelope(Submitted submitted, boolean passes, String hash) {
        JsonNode answer = submitted.answer();
        return Map.of(
                "id", UUID.randomUUID().toString(),
                "type", TYPE,
                "version", 1,
                "key", answer.path("draft_id").asString(),
                "sequence", answer.path("submission_no").asLong(),
                "occurred_at", Instant.now().toString(),
                "trace_id", UUID.randomUUID().toString().replace("-", ""),
                "data", verdict(submitted, passes, hash));
    }

    private Map<String, Object> verdict(Submitted submitted, boolean passes, String hash) {
        JsonNode answer = submitted.answer();
        return Map.ofEntries(
                Map.entry("review_id", TimeUnit.NANOSECONDS.toMicros(System.nanoTime())),
                Map.entry("draft_id", answer.path("draft_id").asLong()),
                Map.entry("item_id", 0),
                Map.entry("merchant_id", Tokens.MERCHANT),
                Map.entry("submission_no", answer.path("submission_no").asInt()),
                Map.entry("publish_version", answer.path("publish_version").asLong()),
                Map.entry("snapshot_id", answer.path("snapshot_id").asLong()),
                Map.entry("content_hash", hash),
                Map.entry("operation_id", submitted.operationId()),
                Map.entry("result", passes ? "PASS" : "REJECT"),
                Map.entry("review_level", "MACHINE"),
                Map.entry("reason_codes", passes ? List.of() : List.of("e2e.rejected")),
                Map.entry("reasons", List.of()),
                Map.entry("rule_version", 1));
    }

    /** Judges what still waits, then ends. */
    @Override
    public void close() {
        lock.lock();
        try {
            over = true;
            more.signalAll();
        } finally {
            lock.unlock();
        }
        try {
            reviewer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        producer.shutdown();
    }
}
