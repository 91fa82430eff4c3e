package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.task.domain.TaskStatus;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * How many tasks are under way and since when the oldest has not moved. Asked of the database when somebody reads the
 * metrics, at most every ten seconds; NaN while it is away.
 */
@Component
class OpenTasksWatch {

    private static final Logger log = LoggerFactory.getLogger(OpenTasksWatch.class);
    private static final long KEEP_NANOS = Duration.ofSeconds(10).toNanos();
    private static final List<TaskStatus> UNDER_WAY =
            List.of(TaskStatus.PENDING, TaskStatus.PARSING, TaskStatus.PROCESSING, TaskStatus.GENERATING_RESULT);

    private final TaskMapper mapper;
    private Map<String, OpenTasksRow> seen = Map.of();
    private boolean known;
    private long nextLook = System.nanoTime();

    OpenTasksWatch(TaskMapper mapper, MeterRegistry meters) {
        this.mapper = mapper;
        for (TaskStatus status : UNDER_WAY) {
            gauge(meters, "goodsflow.supply.tasks.open", status, OpenTasksRow::tasks);
            gauge(meters, "goodsflow.supply.tasks.still.seconds", status, OpenTasksRow::stillSeconds);
        }
    }

    private void gauge(MeterRegistry meters, String name, TaskStatus status, ToDoubleFunction<OpenTasksRow> figure) {
        Gauge.builder(name, this, watch -> watch.read(status, figure))
                .tag("status", status.name().toLowerCase(Locale.ROOT))
                .register(meters);
    }

    private synchronized double read(TaskStatus status, ToDoubleFunction<OpenTasksRow> figure) {
        if (System.nanoTime() - nextLook >= 0) {
            look();
            nextLook = System.nanoTime() + KEEP_NANOS;
        }
        OpenTasksRow row = seen.get(status.name());
        if (row != null) {
            return figure.applyAsDouble(row);
        }
        return known ? 0 : Double.NaN;
    }

    private void look() {
        try {
            seen = mapper.openTasks(UNDER_WAY.stream().map(Enum::name).toList()).stream()
                    .collect(Collectors.toMap(OpenTasksRow::status, Function.identity()));
            known = true;
        } catch (DataAccessException | TransactionException e) {
            log.debug("the open tasks cannot be counted: {}", e.toString());
            seen = Map.of();
            known = false;
        }
    }
}
