package io.goodsflow.kit.web;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
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
     * @param missing the code of the refusal for OPERATOR or ADMIN who named none
     */
    public static long one(Caller caller, @Nullable Long requested, ErrorCode missing) {
        Long scope = any(caller, requested);
        if (scope == null) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError(
                            "merchant_id", "field.required", "merchant_id is required", "merchant_id 不能为空")),
                    missing);
        }
        return scope;
    }

    /** As {@link #one(Caller, Long, ErrorCode)}, by the code of any invalid request. */
    public static long one(Caller caller, @Nullable Long requested) {
        return one(caller, requested, CommonError.INVALID_REQUEST);
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
