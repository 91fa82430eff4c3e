package io.goodsflow.supply.single.application;

import io.goodsflow.supply.task.application.OperatorType;
import org.jspecify.annotations.Nullable;

/**
 * Who gives a single command.
 *
 * @param principal the token's subject, whole
 * @param operatorId the same, as far as a task holds it
 * @param idempotencyKey null if there is none
 */
public record SingleCaller(
        String principal,
        String operatorId,
        OperatorType operatorType,
        long merchantId,
        @Nullable String idempotencyKey) {}
