package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.history.domain.HistoryAction;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Takes a draft out of review. The verdict that may still come finds nothing that waits for it. */
@Service
public class WithdrawDraft {

    static final String WITHDRAWN = "draft.withdrawn";

    private final Drafts drafts;
    private final Identities identities;
    private final EndDraft endDraft;
    private final IdempotentCommands commands;
    private final Clock clock;

    WithdrawDraft(Drafts drafts, Identities identities, EndDraft endDraft, IdempotentCommands commands, Clock clock) {
        this.drafts = drafts;
        this.identities = identities;
        this.endDraft = endDraft;
        this.commands = commands;
        this.clock = clock;
    }

    public DraftAnswer handle(Command command) {
        Draft seen = drafts.find(command.draftId())
                .filter(draft -> command.onlyOf() == null || command.onlyOf() == draft.merchantId())
                .orElseThrow(DraftAnswers::notFound);
        return commands.execute(
                command.key(),
                new Asked(command.draftId(), command.reason()),
                DraftAnswer.class,
                () -> withdraw(seen, command));
    }

    private DraftAnswer withdraw(Draft seen, Command command) {
        Optional<Identity> identity = identities.lockOfItem(seen.itemId());
        Draft draft = drafts.lock(seen.draftId()).orElseThrow(DraftAnswers::notFound);
        if (command.onlyOf() != null && draft.origin().source() != ContentSource.MERCHANT) {
            throw DraftAnswers.occupied(draft);
        }
        if (draft.status() == DraftStatus.WITHDRAWN) {
            return DraftAnswers.of(draft, false);
        }
        if (!draft.status().mayBecome(DraftStatus.WITHDRAWN)) {
            throw DraftAnswers.notEditable(draft);
        }
        Draft withdrawn = draft.withdraw(clock.instant().truncatedTo(ChronoUnit.MILLIS));
        endDraft.handle(
                draft,
                withdrawn,
                identity,
                new EndDraft.Ending(HistoryAction.WITHDRAW, command.operator(), command.reason(), WITHDRAWN));
        return DraftAnswers.of(withdrawn, false);
    }

    /**
     * Who takes which draft out of review.
     *
     * @param onlyOf the merchant whose drafts alone may be touched; another's is as good as absent, and an operator's or
     *     a supplier's of his item is not his either; null for any
     * @param key makes a repeat have no second effect; null if the caller gave none
     */
    public record Command(
            long draftId,
            @Nullable Long onlyOf,
            String operator,
            @Nullable String reason,
            @Nullable CommandKey key) {}

    /** What the key stands for. */
    private record Asked(long draftId, @Nullable String reason) {}
}
