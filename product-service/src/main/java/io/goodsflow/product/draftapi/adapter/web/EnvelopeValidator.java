package io.goodsflow.product.draftapi.adapter.web;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.validation.Errors;
import org.springframework.validation.beanvalidation.SpringValidatorAdapter;

/**
 * Checks what surrounds a draft's content or a change of it. The content itself is judged by the content rules, so that all that is wrong
 * with it is told at once and under the names that a sheet knows ({@code skus[1].price}).
 */
class EnvelopeValidator extends SpringValidatorAdapter {

    EnvelopeValidator(Validator validator) {
        super(validator);
    }

    private static boolean isOfContent(String path) {
        return path.startsWith("content.") || path.startsWith("patch.");
    }

    @Override
    protected void processConstraintViolations(Set<ConstraintViolation<Object>> violations, Errors errors) {
        super.processConstraintViolations(
                violations.stream()
                        .filter(violation ->
                                !isOfContent(violation.getPropertyPath().toString()))
                        .collect(Collectors.toSet()),
                errors);
    }
}
