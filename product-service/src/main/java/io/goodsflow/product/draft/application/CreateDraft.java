package io.goodsflow.product.draft.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import org.springframework.stereotype.Service;

/**
 * Creates the draft of a new product (architecture 3.1). Claim of the request, claim of the natural key, draft and answer
 * are one transaction.
 */
@Service
public class CreateDraft {

    private final Proposals proposals;
    private final ClaimItem claimItem;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final Clock clock;

    CreateDraft(Proposals proposals, ClaimItem claimItem, IdAllocator ids, IdempotentCommands commands, Clock clock) {
        this.proposals = proposals;
        this.claimItem = claimItem;
        this.ids = ids;
        this.commands = commands;
        this.clock = clock;
    }

    /** Request ids are one name space for all callers, because they ask for the outcome by the request id alone. */
    public DraftAnswer handle(CreateDraftRequest request) {
        ProposedContent proposal = Proposals.read(request.content());
        // Before the transaction: the allocator has one of its own. Unused ids are gaps, which are normal.
        NewIds newIds = new NewIds(
                ids.next("draft"), ids.next("item"), skuIds(proposal.skus().size()));
        return commands.execute(
                new CommandKey("internal", 0, "product.create-draft", request.requestId()),
                request,
                DraftAnswer.class,
                () -> claimItem.claim(
                        request.requestId(),
                        origin(request),
                        proposal,
                        proposals.demandValid(proposal),
                        newIds,
                        clock.instant().truncatedTo(ChronoUnit.MILLIS)));
    }

    private List<Long> skuIds(int count) {
        return count == 0
                ? List.of()
                : Arrays.stream(ids.next("sku", count)).boxed().toList();
    }

    private static DraftOrigin origin(CreateDraftRequest request) {
        return new DraftOrigin(
                request.merchantId(),
                ContentSource.valueOf(request.source().name()),
                request.operator(),
                request.operationId(),
                TargetSale.valueOf(request.targetSaleState().name()));
    }
}
