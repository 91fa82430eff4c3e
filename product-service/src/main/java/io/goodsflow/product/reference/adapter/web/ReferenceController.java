package io.goodsflow.product.reference.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.SkuReferenceApi;
import io.goodsflow.product.contract.api.SkuReferenceRequest;
import io.goodsflow.product.reference.application.RegisterReference;
import io.goodsflow.product.reference.application.ReleaseReference;
import io.goodsflow.product.reference.application.SkuReferences.Reference;
import io.goodsflow.product.reference.domain.ReferenceKind;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The promise of {@link SkuReferenceApi}. */
@RestController
class ReferenceController implements SkuReferenceApi {

    private final RegisterReference registerReference;
    private final ReleaseReference releaseReference;

    ReferenceController(RegisterReference registerReference, ReleaseReference releaseReference) {
        this.registerReference = registerReference;
        this.releaseReference = releaseReference;
    }

    @Override
    @ResponseStatus(HttpStatus.NO_CONTENT)
    public void register(SkuReferenceRequest request) {
        List<Long> skuIds = request.skuIds();
        if (skuIds == null) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError("sku_ids", "field.required", "sku_ids is required")));
        }
        registerReference.handle(reference(request), skuIds);
    }

    @Override
    @ResponseStatus(HttpStatus.NO_CONTENT)
    public void release(SkuReferenceRequest request) {
        List<Long> skuIds = request.skuIds();
        releaseReference.handle(reference(request), skuIds == null ? List.of() : skuIds);
    }

    private static Reference reference(SkuReferenceRequest request) {
        return new Reference(ReferenceKind.valueOf(request.kind().name()), request.referenceId(), request.operator());
    }
}
