package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.application.ResolveCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.api.ContentJudgements;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Holds contents against the rules of today for those who will make drafts of them; changes nothing. */
@Service
public class ValidateContents {

    private final ResolveCategory resolveCategory;
    private final FindEffectiveTemplate findEffectiveTemplate;

    ValidateContents(ResolveCategory resolveCategory, FindEffectiveTemplate findEffectiveTemplate) {
        this.resolveCategory = resolveCategory;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** One judgement for each content, in order; each category is looked up once. */
    public ContentJudgements handle(List<DraftContent> contents) {
        Map<String, Optional<Category>> categories = new HashMap<>();
        Map<Long, EffectiveTemplate> templates = new HashMap<>();
        return new ContentJudgements(contents.stream()
                .map(content -> answer(Proposals.judge(
                        Proposals.read(content),
                        cell -> categories.computeIfAbsent(cell, resolveCategory::handle),
                        id -> templates.computeIfAbsent(id, findEffectiveTemplate::handle))))
                .toList());
    }

    private static ContentJudgements.Judgement answer(Proposals.Judged judged) {
        Category category = judged.category();
        return new ContentJudgements.Judgement(category == null ? null : category.id(), judged.errors());
    }
}
