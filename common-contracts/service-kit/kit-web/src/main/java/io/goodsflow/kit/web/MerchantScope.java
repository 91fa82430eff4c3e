package io.goodsflow.kit.web;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The merchant that a back-office request acts for (architecture 2): a MERCHANT's comes from its token, OPERATOR and
 * ADMIN name it in the request. Another merchant's id answers 404, like everything that is not the caller's.
 */
public final class MerchantScope {

    private MerchantScope() {}

    /**
     * For a request that belongs to exactly one merchant.
     *
     * @param requested {@code merchant_id} of the request, if it names one
     * @param missing the refusal for OPERATOR or ADMIN who named none
     */
    public static long one(Caller caller, @Nullable Long requested, Supplier<? extends RuntimeException> missing) {
        Long scope = any(caller, requested);
        if (scope == null) {
            throw missing.get();
        }
        return scope;
    }

    /** As {@link #one(Caller, Long, Supplier)}; a missing id is a 400 on {@code merchant_id}. */
    public static long one(Caller caller, @Nullable Long requested) {
        return one(
                caller,
                requested,
                () -> GoodsflowException.invalid(
                        List.of(new FieldError("merchant_id", "field.required", "merchant_id is required"))));
    }

    /** For a list: null means all merchants, which only OPERATOR, ADMIN and the other inner roles can mean. */
    public static @Nullable Long any(Caller caller, @Nullable Long requested) {
        if (!caller.is(Role.MERCHANT)) {
            return requested;
        }
        Long own = caller.merchantId();
        if (own == null || (requested != null && !requested.equals(own))) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        return own;
    }

    /** Whether something of this merchant may be seen or touched at all. */
    public static boolean covers(Caller caller, long merchantId) {
        return !caller.is(Role.MERCHANT) || Long.valueOf(merchantId).equals(caller.merchantId());
    }
}
