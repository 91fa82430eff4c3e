package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.product.draft.domain.ContentRules;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.List;
import org.springframework.stereotype.Service;

/** Holds content that was settled once against the rules of today. */
@Service
public class JudgeContent {

    /** Everything that is wrong with it now; empty if it may be published. */
    public List<FieldError> handle(ProductContent content) {
        return ContentRules.violations(ProposedContent.of(content));
    }
}
