package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.rocketmq.common.MixAll;
import org.apache.rocketmq.common.message.MessageExt;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;

/** Stores parked messages with what is known of their failures. */
final class DeadLetterIntake {

    private static final Logger log = LoggerFactory.getLogger(DeadLetterIntake.class);

    private static final int STATEMENT_BYTES = 4 * 1024 * 1024;

    private final BoundFunctions functions;
    private final DeadLetterContents contents;
    private final DeadLetterTable table;
    private final RecentFailures failures;
    private final Tally<LetterStep> steps;

    DeadLetterIntake(
            BoundFunctions functions,
            DeadLetterContents contents,
            DeadLetterTable table,
            RecentFailures failures,
            Tally<LetterStep> steps) {
        this.functions = functions;
        this.contents = contents;
        this.table = table;
        this.failures = failures;
        this.steps = steps;
    }

    void store(List<MessageExt> messages) {
        List<DeadLetterRow> rows = messages.stream().map(this::row).toList();
        statements(rows).forEach(table::park);
        steps.count(LetterStep.PARKED, rows.size());
        rows.forEach(row ->
                log.warn("{} refused event {} ({}) for good, it is parked", row.group(), row.eventId(), row.type()));
    }

    /** The database takes a statement of 16 MB, a batch of large messages may be more. */
    private static List<List<DeadLetterRow>> statements(List<DeadLetterRow> rows) {
        List<List<DeadLetterRow>> statements = new ArrayList<>();
        List<DeadLetterRow> statement = new ArrayList<>();
        int bytes = 0;
        for (DeadLetterRow row : rows) {
            if (!statement.isEmpty() && bytes + row.body().length > STATEMENT_BYTES) {
                statements.add(statement);
                statement = new ArrayList<>();
                bytes = 0;
            }
            statement.add(row);
            bytes += row.body().length;
        }
        statements.add(statement);
        return statements;
    }

    private DeadLetterRow row(MessageExt message) {
        String group = message.getTopic().substring(MixAll.DLQ_GROUP_TOPIC_PREFIX.length());
        String topic = DeadLetterContents.topicOf(message);
        return contents.row(message, group, consumer(group, topic), failures);
    }

    private @Nullable String consumer(String group, String topic) {
        Consumer<Message<byte[]>> function = functions.ofGroup(group, topic).orElse(null);
        return function instanceof EventFunction known ? known.consumer() : null;
    }
}
