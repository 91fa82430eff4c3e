package io.goodsflow.product.fence;

import io.goodsflow.product.browsing.application.PublishedItems;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.fence.domain.Subject;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Stops whoever has read a page, or the list of categories, from the database and is about to put it into the cache;
 * counts the reads.
 */
public final class StoppedFiller implements BeanPostProcessor {

    private static final int PATIENCE_SECONDS = 30;

    private final Map<Subject, Stop> stops = new ConcurrentHashMap<>();
    private final Map<Subject, AtomicInteger> reads = new ConcurrentHashMap<>();

    @Override
    public Object postProcessAfterInitialization(Object bean, String beanName) {
        if (bean instanceof PublishedItems) {
            return stopping(
                    bean,
                    PublishedItems.class,
                    (method, arguments) -> method.equals("findOnSale") ? Subject.detail((Long) arguments[0]) : null);
        }
        if (bean instanceof Categories) {
            return stopping(
                    bean, Categories.class, (method, arguments) -> method.equals("all") ? Subject.CATEGORIES : null);
        }
        return bean;
    }

    /** @param read what a call reads to show it, null if nothing */
    private Object stopping(Object bean, Class<?> type, BiFunction<String, Object[], Subject> read) {
        return Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    Object answer;
                    try {
                        answer = method.invoke(bean, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                    Subject subject = read.apply(method.getName(), arguments);
                    if (subject != null) {
                        passed(subject);
                    }
                    return answer;
                });
    }

    /** The next one who reads this page stops. */
    Stop at(long itemId) {
        return at(Subject.detail(itemId));
    }

    /** The next one who reads this stops. */
    Stop at(Subject subject) {
        Stop stop = new Stop(new CountDownLatch(1), new CountDownLatch(1));
        stops.put(subject, stop);
        return stop;
    }

    int reads(long itemId) {
        return reads.computeIfAbsent(Subject.detail(itemId), subject -> new AtomicInteger())
                .get();
    }

    private void passed(Subject read) throws InterruptedException {
        reads.computeIfAbsent(read, subject -> new AtomicInteger()).incrementAndGet();
        Stop stop = stops.remove(read);
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
