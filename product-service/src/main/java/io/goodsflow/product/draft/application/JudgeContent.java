package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.product.draft.domain.ContentRules;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Service;

/** Holds content that was settled once against the rules of today. */
@Service
public class JudgeContent {

    private final JudgeByTemplate judgeByTemplate;

    JudgeContent(JudgeByTemplate judgeByTemplate) {
        this.judgeByTemplate = judgeByTemplate;
    }

    /** Everything that is wrong with it now; empty if it may be published. */
    public List<FieldError> handle(ProductContent content) {
        return handle(content, false);
    }

    /** @param mayHaveNoSkus as the items of the admin facade may, and every version that was published once */
    public List<FieldError> handle(ProductContent content, boolean mayHaveNoSkus) {
        List<FieldError> errors = new ArrayList<>(ContentRules.violations(ProposedContent.of(content), mayHaveNoSkus));
        errors.addAll(judgeByTemplate.handle(content));
        return errors;
    }
}
