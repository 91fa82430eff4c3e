package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.stereotype.Service;

/** Finds the category that a sheet's cell means: the exact name wins, because a name may look like an id. */
@Service
public class ResolveCategory {

    private static final Pattern ID = Pattern.compile("[1-9][0-9]{0,15}");

    private final Categories categories;

    ResolveCategory(Categories categories) {
        this.categories = categories;
    }

    public Optional<Category> handle(String nameOrId) {
        String text = nameOrId.strip();
        Optional<Category> named = categories.findByName(text);
        return named.isPresent() || !ID.matcher(text).matches() ? named : categories.find(Long.parseLong(text));
    }
}
