package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.application.FindCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import org.springframework.stereotype.Service;

/** The one judge of what may be put into a draft, for those who make drafts of other than new products. */
@Service
public class AcceptContent {

    private final FindCategory findCategory;
    private final FindEffectiveTemplate findEffectiveTemplate;

    AcceptContent(FindCategory findCategory, FindEffectiveTemplate findEffectiveTemplate) {
        this.findCategory = findCategory;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /**
     * @param proposal its category by id
     * @throws io.goodsflow.kernel.GoodsflowException 400 with everything that is wrong with the proposal
     */
    public Accepted handle(ProposedContent proposal) {
        Category category = Proposals.demandValid(
                Proposals.judge(proposal, findCategory::handle, findEffectiveTemplate::handle), proposal);
        return new Accepted(
                category, findEffectiveTemplate.handle(category.id()).naturalKey());
    }

    /**
     * What a proposal that keeps every rule is about.
     *
     * @param key what tells products of the category apart
     */
    public record Accepted(Category category, NaturalKey key) {}
}
