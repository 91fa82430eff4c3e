package io.goodsflow.product.draft.adapter.web;

import io.goodsflow.product.contract.api.ContentJudgements;
import io.goodsflow.product.contract.api.TemplateAnswer;
import io.goodsflow.product.contract.api.TemplateApi;
import io.goodsflow.product.contract.api.ValidateContentsRequest;
import io.goodsflow.product.draft.application.ValidateContents;
import io.goodsflow.product.template.application.FindTemplate;
import io.goodsflow.product.template.application.TemplateAnswers;
import org.springframework.web.bind.annotation.RestController;

/** The rules for other services; what it promises is said in {@link TemplateApi}. */
@RestController
class RulesController implements TemplateApi {

    private final FindTemplate findTemplate;
    private final ValidateContents validateContents;

    RulesController(FindTemplate findTemplate, ValidateContents validateContents) {
        this.findTemplate = findTemplate;
        this.validateContents = validateContents;
    }

    @Override
    public TemplateAnswer template(long categoryId) {
        return TemplateAnswers.of(
                categoryId, findTemplate.handle(categoryId, null).effective());
    }

    @Override
    public ContentJudgements validate(ValidateContentsRequest request) {
        return validateContents.handle(request.contents());
    }
}
