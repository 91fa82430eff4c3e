package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.template.domain.NaturalKey;
import org.springframework.stereotype.Service;

/** The one judge of what may be put into a draft, for those who make drafts of other than new products. */
@Service
public class AcceptContent {

    private final Proposals proposals;

    AcceptContent(Proposals proposals) {
        this.proposals = proposals;
    }

    /** @throws io.goodsflow.kernel.GoodsflowException 400 with everything that is wrong with the proposal */
    public Accepted handle(ProposedContent proposal) {
        return new Accepted(proposals.demandValid(proposal), NaturalKey.STANDARD);
    }

    /**
     * What a proposal that keeps every rule is about.
     *
     * @param key what tells products of the category apart
     */
    public record Accepted(Category category, NaturalKey key) {}
}
