package io.goodsflow.kit.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where in a list a caller wants to be (api.md, general).
 *
 * @param page from 1
 * @param pageSize at least 1
 */
public record Paging(int page, int pageSize) {

    private static final int DEFAULT_SIZE = 20;
    private static final int GUEST_MAX = 50;
    private static final int BACK_OFFICE_MAX = 200;

    /** For guests: sizes above 50 are cut to 50; a page or size below 1 is a 400. */
    public static Paging forGuests(@Nullable Integer page, @Nullable Integer pageSize) {
        return of(page, pageSize, GUEST_MAX);
    }

    /** For the back office: sizes above 200 are cut to 200. */
    public static Paging forBackOffice(@Nullable Integer page, @Nullable Integer pageSize) {
        return of(page, pageSize, BACK_OFFICE_MAX);
    }

    private static Paging of(@Nullable Integer page, @Nullable Integer pageSize, int max) {
        return new Paging(
                atLeastOne("page", page == null ? 1 : page),
                Math.min(atLeastOne("page_size", pageSize == null ? DEFAULT_SIZE : pageSize), max));
    }

    private static int atLeastOne(String field, int value) {
        if (value < 1) {
            throw GoodsflowException.invalid(List.of(
                    new FieldError(field, "number.too_small", field + " must be at least 1", field + " 不能小于 1")));
        }
        return value;
    }

    /** Rows to skip. */
    public long offset() {
        return (page - 1L) * pageSize;
    }
}
