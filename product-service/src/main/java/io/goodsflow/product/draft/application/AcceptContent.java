package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.draft.domain.ProposedContent;
import org.springframework.stereotype.Service;

/** The one judge of what may be put into a draft, for those who make drafts of other than new products. */
@Service
public class AcceptContent {

    private final Proposals proposals;

    AcceptContent(Proposals proposals) {
        this.proposals = proposals;
    }

    /**
     * The category of a proposal that keeps every rule.
     *
     * @throws io.goodsflow.kernel.GoodsflowException 400 with all violations
     */
    public Category handle(ProposedContent proposal) {
        return proposals.demandValid(proposal);
    }
}
