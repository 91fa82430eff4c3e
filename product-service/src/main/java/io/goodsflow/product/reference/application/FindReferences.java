package io.goodsflow.product.reference.application;

import io.goodsflow.product.reference.domain.ReferenceKind;
import java.util.List;
import org.springframework.stereotype.Service;

/** Says what needs a SKU. */
@Service
public class FindReferences {

    private final SkuReferences references;

    FindReferences(SkuReferences references) {
        this.references = references;
    }

    /** The kinds of its open references, each once. */
    public List<ReferenceKind> handle(long skuId) {
        return references.open(List.of(skuId)).getOrDefault(skuId, List.of());
    }
}
