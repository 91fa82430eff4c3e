package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.Subject;
import java.util.List;
import org.springframework.stereotype.Service;

/** Holds content against the template of its category as it is today; what a merge, too, judges by. */
@Service
public class JudgeByTemplate {

    private final FindEffectiveTemplate findEffectiveTemplate;

    JudgeByTemplate(FindEffectiveTemplate findEffectiveTemplate) {
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** Everything that is wrong with it, in the order of the template. */
    public List<FieldError> handle(ProductContent content) {
        return judge(findEffectiveTemplate.handle(content.categoryId()), ProposedContent.of(content));
    }

    static List<FieldError> judge(EffectiveTemplate template, ProposedContent proposal) {
        return template.judge(new Subject(proposal.brand(), proposal.outerId(), proposal.attributes()));
    }
}
