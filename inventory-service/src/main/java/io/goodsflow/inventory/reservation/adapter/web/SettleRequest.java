package io.goodsflow.inventory.reservation.adapter.web;

import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/** Optional body of confirm and release. */
record SettleRequest(
        @Nullable @Pattern(regexp = "[A-Za-z0-9._:\\-]{1,64}")
        String requestNo) {}
