package io.goodsflow.kit.data;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;

/**
 * Identity of an idempotent command (architecture 4).
 *
 * @param principal who calls, at most 128 characters
 * @param merchantId tenant, 0 for the platform
 * @param operation method and route, or the name of the use case; at most 191 characters
 * @param key the caller's request id, 1 to 128 characters; another length is the caller's fault (400)
 */
public record CommandKey(String principal, long merchantId, String operation, String key) {

    private static final int PRINCIPAL_MAX = 128;
    private static final int OPERATION_MAX = 191;
    private static final int KEY_MAX = 128;

    public CommandKey {
        if (principal.length() > PRINCIPAL_MAX || operation.length() > OPERATION_MAX) {
            throw new IllegalArgumentException("principal or operation is too long: " + principal + " " + operation);
        }
        if (key.isBlank() || key.length() > KEY_MAX) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "request_id", "request_id.length", "The request id must have 1 to " + KEY_MAX + " characters.")));
        }
    }
}
