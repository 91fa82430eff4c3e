package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

/**
 * The rules for a product's content, for other services only (role SERVICE), so that there is one copy of them: whoever
 * takes in products shows and checks them here before a draft is made.
 */
public interface TemplateApi {

    /** What holds for products of the category today; no attributes and open if it has no template; 404 unknown. */
    @GetMapping("/internal/product/templates/{categoryId}")
    TemplateAnswer template(@PathVariable("categoryId") long categoryId);

    /**
     * Holds up to 200 contents against the rules of today, as CreateDraft would. Changes nothing, promises nothing: the
     * rules may change before the draft is made. Whether a product exists already is not looked at.
     */
    @PostMapping("/internal/product/contents/validate")
    ContentJudgements validate(@Valid @RequestBody ValidateContentsRequest request);
}
