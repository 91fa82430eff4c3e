package io.goodsflow.product.fence;

import io.goodsflow.product.browsing.application.PublishedItems;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.beans.factory.config.BeanPostProcessor;

/** Stops whoever has read a page from the database and is about to put it into the cache; counts the reads. */
public final class StoppedFiller implements BeanPostProcessor {

    private static final int PATIENCE_SECONDS = 30;

    private final Map<Long, Stop> stops = new ConcurrentHashMap<>();
    private final Map<Long, AtomicInteger> reads = new ConcurrentHashMap<>();

    @Override
    public Object postProcessAfterInitialization(Object bean, String beanName) {
        if (!(bean instanceof PublishedItems items)) {
            return bean;
        }
        return Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {PublishedItems.class}, (proxy, method, arguments) -> {
                    Object answer;
                    try {
                        answer = method.invoke(items, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                    if (method.getName().equals("findOnSale")) {
                        passed((Long) arguments[0]);
                    }
                    return answer;
                });
    }

    /** The next one who reads this page stops. */
    Stop at(long itemId) {
        Stop stop = new Stop(new CountDownLatch(1), new CountDownLatch(1));
        stops.put(itemId, stop);
        return stop;
    }

    int reads(long itemId) {
        return reads.computeIfAbsent(itemId, id -> new AtomicInteger()).get();
    }

    private void passed(long itemId) throws InterruptedException {
        reads.computeIfAbsent(itemId, id -> new AtomicInteger()).incrementAndGet();
        Stop stop = stops.remove(itemId);
        if (stop != null) {
            stop.reached().countDown();
            await(stop.released());
        }
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("nobody came");
        }
    }

    /** One stop of one reader. */
    record Stop(CountDownLatch reached, CountDownLatch released) {

        void awaitReader() throws InterruptedException {
            await(reached);
        }

        void goOn() {
            released.countDown();
        }
    }
}
