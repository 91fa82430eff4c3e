package io.goodsflow.product.reference.application;

import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.publishing.application.SkuGuard;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.reference.domain.ReferenceKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** No version drops a SKU that is referenced, whoever makes it. */
@Component
class KeepReferenced implements SkuGuard {

    private final SkuReferences references;

    KeepReferenced(SkuReferences references) {
        this.references = references;
    }

    @Override
    public Optional<Hold> against(Item before, ItemVersion version) {
        Set<Long> stay =
                version.content().skus().stream().map(ContentSku::skuId).collect(Collectors.toSet());
        List<Long> dropped = before.content().skus().stream()
                .map(ContentSku::skuId)
                .filter(id -> !stay.contains(id))
                .sorted()
                .toList();
        return dropped.isEmpty()
                ? Optional.empty()
                : references.open(dropped).entrySet().stream()
                        .map(open -> new Hold(ProductError.SKU_IN_USE, open.getKey(), named(open.getValue())))
                        .findFirst();
    }

    static String named(List<ReferenceKind> kinds) {
        return kinds.stream().map(ReferenceKind::name).collect(Collectors.joining(", "));
    }
}
