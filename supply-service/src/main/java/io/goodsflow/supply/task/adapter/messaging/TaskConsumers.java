package io.goodsflow.supply.task.adapter.messaging;

import io.goodsflow.kit.messaging.Consumers;
import io.goodsflow.product.contract.event.DraftEndedV1;
import io.goodsflow.product.contract.event.DraftPublishedV1;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftRejectedV1;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import io.goodsflow.supply.task.application.FollowDraft;
import io.goodsflow.supply.task.application.ProcessRow;
import io.goodsflow.supply.task.domain.DraftFate;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;

/** Both consumers guard themselves: a row's state says what a message may still change, so they need no inbox. */
@Configuration(proxyBeanMethods = false)
class TaskConsumers {
    @Bean
    Consumer<Message<byte[]>> taskItems(Consumers consumers, ProcessRow processRow) {
        return consumers
                .named("supply.task-items")
                .direct(
                        TaskItemReadyV1.class,
                        event -> processRow.handle(event.data().taskItemId()))
                .build();
    }

    @Bean
    Consumer<Message<byte[]>> draftEvents(Consumers consumers, FollowDraft followDraft) {
        return consumers
                .named("supply.draft-events")
                .direct(
                        DraftPublishedV1.class,
                        event -> followDraft.published(event.data().operationId()))
                .direct(
                        DraftRejectedV1.class,
                        event -> followDraft.rejected(
                                event.data().operationId(), words(event.data().reasons())))
                .direct(
                        DraftEndedV1.class,
                        event -> followDraft.ended(
                                event.data().operationId(), words(event.data().reasons())))
                .direct(
                        DraftReturnedV1.class,
                        event -> followDraft.returned(
                                event.data().operationId(),
                                event.data().submissionNo(),
                                new DraftFate.Returned(
                                        event.data().reasons().stream().anyMatch(reason -> reason.code()
                                                .equals(FollowDraft.MOVED_ON)),
                                        words(event.data().reasons()))))
                .build();
    }

    private static String words(List<DraftReason> reasons) {
        return reasons.stream()
                .map(reason -> reason.code() + (reason.field() == null ? "" : " (" + reason.field() + ")") + ": "
                        + reason.message())
                .collect(Collectors.joining("; "));
    }
}
