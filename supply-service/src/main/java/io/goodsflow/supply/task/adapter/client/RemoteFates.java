package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.kit.feign.RemoteOutcomeUnknownException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import io.goodsflow.product.contract.api.PublishStateAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.supply.task.application.DraftFates;
import io.goodsflow.supply.task.application.FollowDraft;
import io.goodsflow.supply.task.domain.DraftFate;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

@Component
class RemoteFates implements DraftFates {
    private final StateClient states;

    RemoteFates(StateClient states) {
        this.states = states;
    }

    @Override
    public DraftFate of(String operationId) {
        try {
            return fate(states.byOperation(operationId));
        } catch (RemoteRefusedException e) {
            // only this code says that there is none
            return e.code().equals(ProductError.DRAFT_NOT_FOUND.code())
                    ? new DraftFate.Lost()
                    : new DraftFate.Unknown(String.valueOf(e.getMessage()));
        } catch (RemoteUnavailableException | RemoteOutcomeUnknownException e) {
            return new DraftFate.Unknown(String.valueOf(e.getMessage()));
        }
    }

    private static DraftFate fate(PublishStateAnswer answer) {
        return switch (answer.state()) {
            case "PUBLISHED" -> new DraftFate.Published();
            case "WITHDRAWN" ->
                new DraftFate.Ended(
                        answer.reasons().isEmpty() ? "The draft is " + answer.draftStatus() : words(answer));
            case "FAILED" ->
                RemoteDrafts.EDITING.equals(answer.draftStatus())
                        ? new DraftFate.Returned(
                                answer.reasons().stream()
                                        .anyMatch(reason -> reason.code().equals(FollowDraft.MOVED_ON)),
                                words(answer))
                        : new DraftFate.Rejected(words(answer));
            // an update that a draft never held
            case "SUPERSEDED", "REFUSED" -> new DraftFate.Ended(words(answer));
            default -> new DraftFate.Waiting();
        };
    }

    private static String words(PublishStateAnswer answer) {
        return answer.reasons().stream()
                .map(reason -> Words.of(reason.code(), reason.field(), reason.message()))
                .collect(Collectors.joining("; "));
    }
}
