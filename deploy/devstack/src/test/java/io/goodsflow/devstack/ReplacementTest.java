package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class ReplacementTest {

    private final List<String> started = Collections.synchronizedList(new ArrayList<>());
    private final Set<String> broken = new HashSet<>();
    private final List<String> old = new ArrayList<>();
    private final CyclicBarrier meeting = new CyclicBarrier(2);

    @Test
    void servicesOfAnOldBuildAreReplacedOneAfterTheOtherInTheirOrder() {
        old.addAll(List.of("inventory", "product", "gateway"));

        start("inventory", "qc", "product", "gateway");

        assertThat(started).containsExactly("qc", "inventory", "product", "gateway");
    }

    @Test
    void whatDoesNotComeBackEndsTheReplacementAndTheOthersRunOn() {
        old.addAll(List.of("inventory", "product", "gateway"));
        broken.add("product");

        assertThatThrownBy(() -> start("inventory", "product", "gateway")).isInstanceOf(DevstackException.class);

        assertThat(started).containsExactly("inventory", "product");
    }

    /** Each waits for the other one's start. */
    @Test
    void whatIsDownStartsTogether() {
        start("meets-one", "meets-another");

        assertThat(started).containsExactlyInAnyOrder("meets-one", "meets-another");
    }

    private void start(String... names) {
        List<Server> services = new ArrayList<>();
        for (String name : names) {
            services.add(new Noting(name));
        }
        Replacement.of(services, service -> old.contains(service.name())).start(Progress.silent());
    }

    private final class Noting implements Server {

        private final String name;

        private Noting(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void start() {
            started.add(name);
            if (broken.contains(name)) {
                throw new DevstackException(name + " does not start.");
            }
            if (name.startsWith("meets")) {
                try {
                    meeting.await(20, TimeUnit.SECONDS);
                } catch (InterruptedException | BrokenBarrierException | TimeoutException alone) {
                    throw new DevstackException(name + " started alone.", alone);
                }
            }
        }

        @Override
        public boolean stop() {
            return true;
        }

        @Override
        public void kill() {}

        @Override
        public boolean isRunning() {
            return old.contains(name);
        }

        @Override
        public boolean isHealthy() {
            return isRunning();
        }

        @Override
        public List<String> obstacles() {
            return List.of();
        }

        @Override
        public OptionalLong pid() {
            return OptionalLong.empty();
        }
    }
}
