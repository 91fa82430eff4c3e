package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.ItemStanding;
import io.goodsflow.product.reference.application.FindReferences;
import io.goodsflow.product.reference.domain.ReferenceKind;
import io.goodsflow.product.sku.domain.SkuIntent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Removes a SKU that nobody uses, after inventory-service took its key out of service. */
@Service
public class RemoveSku {

    private final FindSkus findSkus;
    private final FindReferences findReferences;
    private final SkuIntents intents;
    private final SetStock setStock;
    private final BeginIntent beginIntent;
    private final FinishIntent finishIntent;
    private final FirstAnswers firstAnswers;

    RemoveSku(
            FindSkus findSkus,
            FindReferences findReferences,
            SkuIntents intents,
            SetStock setStock,
            BeginIntent beginIntent,
            FinishIntent finishIntent,
            FirstAnswers firstAnswers) {
        this.findSkus = findSkus;
        this.findReferences = findReferences;
        this.intents = intents;
        this.setStock = setStock;
        this.beginIntent = beginIntent;
        this.finishIntent = finishIntent;
        this.firstAnswers = firstAnswers;
    }

    /**
     * @param key null if the caller gave none
     * @throws GoodsflowException 409 with nothing written, naming what uses it; 503 if the outcome is not known yet
     */
    public void handle(long skuId, String operator, @Nullable String key) {
        if (isAnswered(skuId, operator, key)) {
            return;
        }
        try {
            remove(skuId, operator, key);
        } catch (GoodsflowException refused) {
            // it may be gone because of this very command, which came twice at a time
            if (!isAnswered(skuId, operator, key)) {
                throw refused;
            }
        }
    }

    private boolean isAnswered(long skuId, String operator, @Nullable String key) {
        SkuCommands.Asked asked = new SkuCommands.Asked(skuId, null, 0);
        return firstAnswers
                .find(SkuCommands.removal(operator, key), asked, ItemStanding.class)
                .isPresent();
    }

    private void remove(long skuId, String operator, @Nullable String key) {
        PublishedSku sku = findSkus.handle(List.of(skuId)).get(skuId);
        if (sku == null) {
            throw SkuContents.absent(skuId);
        }
        BeginIntent.Wanted wanted = new BeginIntent.Wanted(skuId, sku.itemId(), null, 0, operator, key);
        Optional<SkuIntent> open = intents.openOf(skuId);
        if (open.isPresent()) {
            finishIntent.handle(BeginIntent.joined(open.get(), wanted), wanted);
            return;
        }
        // a declaration that comes after the deletion would leave stock of nothing
        setStock.handle(skuId);
        demandUnused(skuId);
        beginIntent.handle(wanted).ifPresent(intent -> finishIntent.handle(intent, wanted));
    }

    /** Judged again with the deletion itself; here, so that inventory-service is not asked in vain. */
    private void demandUnused(long skuId) {
        List<ReferenceKind> kinds = findReferences.handle(skuId);
        if (!kinds.isEmpty()) {
            throw new GoodsflowException(
                            ProductError.SKU_IN_USE,
                            Long.toString(skuId),
                            kinds.stream().map(ReferenceKind::name).collect(Collectors.joining(", ")))
                    .with("sku_id", skuId)
                    .with("kinds", kinds.stream().map(ReferenceKind::name).toList());
        }
    }
}
