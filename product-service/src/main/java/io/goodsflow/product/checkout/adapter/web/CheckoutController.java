package io.goodsflow.product.checkout.adapter.web;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.checkout.application.StartCheckout;
import io.goodsflow.product.checkout.application.VerifyCheckout;
import io.goodsflow.product.checkout.application.VerifyOutcome;
import io.goodsflow.product.contract.error.ProductError;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Confirmation snapshots for order systems. */
@RestController
@Tag(name = "Checkout", description = "Confirmation snapshots for order systems.")
@RequestMapping("/api/trade/checkout")
class CheckoutController {

    private final StartCheckout startCheckout;
    private final VerifyCheckout verifyCheckout;

    CheckoutController(StartCheckout startCheckout, VerifyCheckout verifyCheckout) {
        this.startCheckout = startCheckout;
        this.verifyCheckout = verifyCheckout;
    }

    @Operation(summary = "Confirm what is bought at which price")
    @MayBeAbsent
    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    CheckoutView start(Caller caller, @Nullable IdempotencyKey key, @Valid @RequestBody CheckoutRequest request) {
        return CheckoutView.of(startCheckout.handle(
                key == null ? null : new CommandKey(caller.subject(), 0, "POST /api/trade/checkout", key.value()),
                request.wanted()));
    }

    @Operation(summary = "Check that nothing has changed since the confirmation")
    @PostMapping("/{checkoutId}/verify")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void verify(@PathVariable("checkoutId") long checkoutId) {
        VerifyOutcome outcome = verifyCheckout.handle(checkoutId);
        if (outcome instanceof VerifyOutcome.Absent) {
            throw new GoodsflowException(ProductError.CHECKOUT_NOT_FOUND);
        }
        if (outcome instanceof VerifyOutcome.Expired expired) {
            throw new GoodsflowException(ProductError.CHECKOUT_EXPIRED)
                    .with("expired_at", expired.expiredAt().toString());
        }
        if (outcome instanceof VerifyOutcome.Changed changed) {
            throw new GoodsflowException(ProductError.CHECKOUT_CHANGED).with("changes", changed.changes());
        }
    }
}
