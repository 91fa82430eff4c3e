package io.goodsflow.kit.web.text;

import io.goodsflow.kernel.VisibleText;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.Size;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How {@code @Size} counts; what is absent has any size. */
abstract class SizeOf<T> implements ConstraintValidator<Size, T> {

    private int min;
    private int max;

    @Override
    public void initialize(Size size) {
        min = size.min();
        max = size.max();
    }

    @Override
    public boolean isValid(@Nullable T value, ConstraintValidatorContext context) {
        if (value == null) {
            return true;
        }
        int size = sizeOf(value);
        return min <= size && size <= max;
    }

    abstract int sizeOf(T value);

    /** Characters of a text. */
    static final class Text extends SizeOf<CharSequence> {

        @Override
        int sizeOf(CharSequence text) {
            return VisibleText.characters(text);
        }
    }

    /** Entries of a list. */
    static final class Entries extends SizeOf<Collection<?>> {

        @Override
        int sizeOf(Collection<?> entries) {
            return entries.size();
        }
    }

    /** Members of an object. */
    static final class Members extends SizeOf<Map<?, ?>> {

        @Override
        int sizeOf(Map<?, ?> members) {
            return members.size();
        }
    }
}
