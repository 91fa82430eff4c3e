package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.kit.web.Role;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.single.application.CreateProduct;
import io.goodsflow.supply.single.application.EditProduct;
import io.goodsflow.supply.single.application.FindOwner;
import io.goodsflow.supply.single.application.SingleCaller;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.domain.RowContent;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Products", description = "One product at a time.")
class SingleProductController {
    private static final int MAX_OPERATOR = 64;
    private static final String ACCEPTED = "202";

    static {
        // a member of a merge patch is described as what is inside of it
        SpringDocUtils.getConfig().addResponseWrapperToIgnore(Change.class);
    }

    private final CreateProduct createProduct;
    private final EditProduct editProduct;
    private final FindOwner findOwner;

    SingleProductController(CreateProduct createProduct, EditProduct editProduct, FindOwner findOwner) {
        this.createProduct = createProduct;
        this.editProduct = editProduct;
        this.findOwner = findOwner;
    }

    @Operation(summary = "Create one product and hand it in for review")
    @MayBeAbsent
    @ApiResponse(responseCode = "201", description = "Handed in", useReturnTypeSchema = true)
    @ApiResponse(responseCode = ACCEPTED, description = "Not known yet: follow the task", useReturnTypeSchema = true)
    @PostMapping("/api/admin/supply/products")
    ResponseEntity<CreatedAnswer> create(
            Caller caller, @Nullable IdempotencyKey idempotencyKey, @Valid @RequestBody CreateProductBody body) {
        long merchant = MerchantScope.one(caller, body.merchantId(), SupplyError.MERCHANT_REQUIRED);
        SingleOutcome outcome = createProduct.handle(who(caller, merchant, idempotencyKey), NewProducts.of(body));
        return ResponseEntity.status(
                        outcome instanceof SingleOutcome.Processing ? HttpStatus.ACCEPTED : HttpStatus.CREATED)
                .body(CreatedAnswer.of(outcome));
    }

    @Operation(summary = "Change one published product by a merge patch and hand it in for review")
    @ApiResponse(responseCode = "200", description = "Handed in, or nothing to change", useReturnTypeSchema = true)
    @ApiResponse(responseCode = ACCEPTED, description = "Not known yet: follow the task", useReturnTypeSchema = true)
    @PatchMapping("/api/admin/supply/products/{itemId}")
    ResponseEntity<EditedAnswer> edit(
            Caller caller,
            @Nullable IdempotencyKey idempotencyKey,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody EditProductBody body) {
        RowContent.ProductChange change =
                new RowContent.ProductChange(itemId, body.basePublishVersion(), PatchReader.read(body));
        Long scope = MerchantScope.any(caller, body.merchantId());
        long merchant = scope == null ? findOwner.handle(itemId) : scope;
        SingleOutcome outcome = editProduct.handle(who(caller, merchant, idempotencyKey), change);
        return ResponseEntity.status(outcome instanceof SingleOutcome.Processing ? HttpStatus.ACCEPTED : HttpStatus.OK)
                .body(EditedAnswer.of(itemId, outcome));
    }

    private static SingleCaller who(Caller caller, long merchant, @Nullable IdempotencyKey key) {
        String subject = caller.subject();
        return new SingleCaller(
                subject,
                subject.length() > MAX_OPERATOR ? subject.substring(0, MAX_OPERATOR) : subject,
                caller.is(Role.MERCHANT) ? OperatorType.MERCHANT : OperatorType.OPS,
                merchant,
                key == null ? null : key.value());
    }
}
