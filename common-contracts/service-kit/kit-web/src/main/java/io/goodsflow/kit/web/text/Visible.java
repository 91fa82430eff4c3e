package io.goodsflow.kit.web.text;

import io.goodsflow.kernel.VisibleText;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.NotBlank;
import org.jspecify.annotations.Nullable;

/** A text of blanks and characters without width is as blank as none. */
final class Visible implements ConstraintValidator<NotBlank, CharSequence> {

    @Override
    public boolean isValid(@Nullable CharSequence text, ConstraintValidatorContext context) {
        return text != null && !VisibleText.isEmpty(text);
    }
}
