package io.goodsflow.product.facade.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.draft.application.JudgeByTemplate;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.application.CreateDirectly;
import io.goodsflow.product.publishing.application.FirstAnswers;
import io.goodsflow.product.publishing.application.FirstVersion;
import io.goodsflow.product.publishing.application.ItemStanding;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Adds a product of the platform, off sale and without SKUs. */
@Service
public class AddProduct {

    /** The platform's own merchant (architecture 2). */
    static final long PLATFORM = 0;

    private final ReadText readText;
    private final JudgeByTemplate judgeByTemplate;
    private final CreateDirectly createDirectly;
    private final FirstAnswers firstAnswers;

    AddProduct(
            ReadText readText,
            JudgeByTemplate judgeByTemplate,
            CreateDirectly createDirectly,
            FirstAnswers firstAnswers) {
        this.readText = readText;
        this.judgeByTemplate = judgeByTemplate;
        this.createDirectly = createDirectly;
        this.firstAnswers = firstAnswers;
    }

    /**
     * @param key null if the caller gave none
     * @return the new product's id; of a repeat the first one's
     */
    public long handle(ProductText text, String operator, @Nullable CommandKey key) {
        return firstAnswers
                .find(key, text, ItemStanding.class)
                .orElseGet(() -> add(text, operator, key))
                .itemId();
    }

    private ItemStanding add(ProductText text, String operator, @Nullable CommandKey key) {
        ReadText.Read read = readText.handle(text);
        ProductContent content = new ProductContent(
                read.category().id(),
                read.category().name(),
                read.title(),
                read.description(),
                null,
                null,
                List.of(),
                Map.of(),
                List.of());
        List<FieldError> errors = judgeByTemplate.handle(content);
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
        return createDirectly.handle(new FirstVersion(PLATFORM, operator, key, text, content));
    }
}
