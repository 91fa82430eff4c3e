package io.goodsflow.product.template.application;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Service;

/**
 * Finds what holds for products of a category today. Kept in memory by the revision of the tree, which is read each
 * time: what was kept is never older than what the caller's transaction sees, and a merge, which holds the tree, judges
 * by what is so until it commits.
 */
@Service
public class FindEffectiveTemplate {

    private static final int KEPT_AT_MOST = 5_000;

    private final Categories categories;
    private final Templates templates;
    private volatile Kept kept = new Kept(-1, new ConcurrentHashMap<>());

    FindEffectiveTemplate(Categories categories, Templates templates) {
        this.categories = categories;
        this.templates = templates;
    }

    /** {@link EffectiveTemplate#NONE} if neither the category nor one above it has a template. */
    public EffectiveTemplate handle(long categoryId) {
        long revision = categories.revision();
        Kept known = kept;
        if (known.revision() < revision) {
            known = new Kept(revision, new ConcurrentHashMap<>());
            kept = known;
        }
        EffectiveTemplate found =
                known.revision() == revision ? known.byCategory().get(categoryId) : null;
        if (found == null) {
            found = load(categoryId);
            // What is read after the revision may be newer than it, never older.
            if (known.revision() == revision && known.byCategory().size() < KEPT_AT_MOST) {
                known.byCategory().put(categoryId, found);
            }
        }
        return found;
    }

    private EffectiveTemplate load(long categoryId) {
        return Chain.effective(
                categories.path(categoryId).stream().map(Category::id).toList(), templates);
    }

    private record Kept(long revision, Map<Long, EffectiveTemplate> byCategory) {}
}
