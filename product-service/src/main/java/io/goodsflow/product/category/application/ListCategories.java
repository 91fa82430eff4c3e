package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.fence.application.CachedThing;
import io.goodsflow.product.fence.application.FencedReads;
import io.goodsflow.product.fence.domain.Subject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists the categories by name, from behind their fence. */
@Service
public class ListCategories {

    private static final int AT_MOST = 5_000;

    private final FencedReads reads;
    private final Listed listed;

    ListCategories(FencedReads reads, Categories categories, CategoryTexts texts) {
        this.reads = reads;
        this.listed = new Listed(categories, texts);
    }

    public List<Category> handle() {
        return reads.find(Subject.CATEGORIES, listed).orElseThrow();
    }

    /** The one list that there is. */
    private record Listed(Categories categories, CategoryTexts texts) implements CachedThing<List<Category>> {

        @Override
        public boolean exists() {
            return true;
        }

        @Override
        public Optional<List<Category>> load() {
            return Optional.of(categories.all(AT_MOST));
        }

        @Override
        public String write(List<Category> value) {
            return texts.write(value);
        }

        @Override
        public @Nullable List<Category> read(String text) {
            return texts.read(text);
        }
    }
}
