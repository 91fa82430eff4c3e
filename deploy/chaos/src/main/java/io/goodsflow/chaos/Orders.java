package io.goodsflow.chaos;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoFailed;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.Patience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Orders of several lines by several threads, each call repeated as it was until it is answered; a seed, the orders. */
final class Orders {

    static final String RESERVATIONS = "/api/trade/reservations";
    /** A commit whose outcome the service does not know is answered so; asking again tells. */
    private static final int UNCLEAR = 500;

    private static final int THREADS = 4;
    /** Always all of them, so that two runs of a seed end alike. */
    private static final int ORDERS_OF_A_THREAD = 50;

    private static final int LONGEST_PAUSE_MILLIS = 400;
    /** Longer than any run, so that nothing expires in one and not in the other. */
    private static final int TTL_SECONDS = 7_200;

    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final GoodsflowClient trade;
    private final List<Long> skus;
    private final String run;
    private final Map<String, String> states = new ConcurrentHashMap<>();
    private final Queue<String> surprises = new ConcurrentLinkedQueue<>();
    private final AtomicInteger unclear = new AtomicInteger();
    private final List<Thread> threads = new ArrayList<>();

    Orders(GoodsflowClient trade, List<Long> skus, String run) {
        this.trade = trade;
        this.skus = List.copyOf(skus);
        this.run = run;
    }

    void start(long seed) {
        for (int number = 0; number < THREADS; number++) {
            String name = run + "-" + number;
            Random random = new Random(seed * THREADS + number);
            Thread thread = new Thread(() -> trade(name, random), "orders-" + number);
            thread.start();
            threads.add(thread);
        }
    }

    /** Returns when every order has come to its answer. */
    void finish() throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** The state that was answered last, by order. */
    Map<String, String> states() {
        return Map.copyOf(states);
    }

    /** Answers that should not have been, and calls without any. */
    List<String> surprises() {
        return List.copyOf(surprises);
    }

    /** How often a call was answered with 500 and repeated. */
    int unclear() {
        return unclear.get();
    }

    private void trade(String name, Random random) {
        try {
            for (int n = 0; n < ORDERS_OF_A_THREAD; n++) {
                order(name + "-" + n, random);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(LONGEST_PAUSE_MILLIS)));
            }
        } catch (RuntimeException failure) {
            surprises.add(name + ": " + failure);
        }
    }

    private void order(String id, Random random) {
        List<Map<String, Object>> lines = lines(random);
        int next = random.nextInt(3);
        if (!expected(id, answered(RESERVATIONS, of(id, lines)), 200, 201)) {
            return;
        }
        states.put(id, "RESERVED");
        if (next < 2) {
            boolean confirm = next == 0;
            Answer done = answered(RESERVATIONS + "/" + id + (confirm ? "/confirm" : "/release"), Map.of());
            if (expected(id, done, 200)) {
                states.put(id, confirm ? "CONFIRMED" : "RELEASED");
            }
        }
    }

    private boolean expected(String id, Answer answer, int... statuses) {
        for (int status : statuses) {
            if (answer.status() == status) {
                return true;
            }
        }
        surprises.add(id + ": " + answer.call() + " answered " + answer.summary());
        return false;
    }

    private List<Map<String, Object>> lines(Random random) {
        List<Long> chosen = new ArrayList<>(skus);
        Collections.shuffle(chosen, random);
        List<Map<String, Object>> lines = new ArrayList<>();
        for (Long sku : chosen.subList(0, 2 + random.nextInt(2))) {
            lines.add(line(sku, 1 + random.nextInt(2)));
        }
        return lines;
    }

    static Map<String, Object> of(String id, List<Map<String, Object>> lines) {
        return Map.of("order_id", id, "lines", lines, "ttl_seconds", TTL_SECONDS);
    }

    static Map<String, Object> line(long sku, int quantity) {
        return Map.of("sku_id", sku, "qty", quantity);
    }

    private Answer answered(String path, Object body) {
        return Patience.until(LIMIT, "An answer of " + path + " " + body, () -> {
            try {
                Answer answer = trade.post(path, body);
                if (answer.status() == UNCLEAR) {
                    unclear.incrementAndGet();
                    return Optional.empty();
                }
                return answer.isPassing() ? Optional.empty() : Optional.of(answer);
            } catch (DemoFailed unreachable) {
                return Optional.empty();
            }
        });
    }
}
