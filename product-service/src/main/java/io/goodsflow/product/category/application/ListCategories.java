package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.fence.application.CachedThing;
import io.goodsflow.product.fence.application.FencedReads;
import io.goodsflow.product.fence.domain.Subject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Lists the categories by name, from behind their fence; one more than are shown is read, to know of it. */
@Service
public class ListCategories {

    private static final int AT_MOST = 5_000;

    private final FencedReads reads;
    private final Listed listed;

    ListCategories(FencedReads reads, Categories categories, CategoryTexts texts) {
        this.reads = reads;
        this.listed = new Listed(categories, texts);
    }

    public Listing handle() {
        List<Category> found = reads.find(Subject.CATEGORIES, listed).orElseThrow();
        return new Listing(found.subList(0, Math.min(found.size(), AT_MOST)), found.size() > AT_MOST);
    }

    /**
     * The list, at most 5,000 long.
     *
     * @param truncated whether there are more
     */
    public record Listing(List<Category> categories, boolean truncated) {

        public Listing {
            categories = List.copyOf(categories);
        }
    }

    /** The one list that there is. */
    private record Listed(Categories categories, CategoryTexts texts) implements CachedThing<List<Category>> {

        @Override
        public boolean exists() {
            return true;
        }

        @Override
        public Optional<List<Category>> load() {
            return Optional.of(categories.all(AT_MOST + 1));
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
