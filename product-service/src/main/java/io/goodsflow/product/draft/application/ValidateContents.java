package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.api.ContentJudgements;
import io.goodsflow.product.contract.api.DraftContent;
import java.util.List;
import org.springframework.stereotype.Service;

/** Holds contents against the rules of today for those who will make drafts of them; changes nothing. */
@Service
public class ValidateContents {

    private final Proposals proposals;

    ValidateContents(Proposals proposals) {
        this.proposals = proposals;
    }

    /** One judgement for each content, in order. */
    public ContentJudgements handle(List<DraftContent> contents) {
        return new ContentJudgements(contents.stream().map(this::judgement).toList());
    }

    private ContentJudgements.Judgement judgement(DraftContent content) {
        Proposals.Judged judged = proposals.judge(Proposals.read(content));
        Category category = judged.category();
        return new ContentJudgements.Judgement(category == null ? null : category.id(), judged.errors());
    }
}
