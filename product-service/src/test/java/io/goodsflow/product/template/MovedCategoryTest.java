package io.goodsflow.product.template;

import static io.goodsflow.product.Templates.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A move never takes products out of the key under which their doubles are found. */
@ProductServiceTest
class MovedCategoryTest {

    private static final String PARENT = "/api/admin/categories/{id}/parent";

    @Autowired
    private Products products;

    @Autowired
    private Templates templates;

    @Autowired
    private FindEffectiveTemplate findEffectiveTemplate;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();
    private Http operator;
    private AddCategory.Added parent;
    private AddCategory.Added child;

    @BeforeEach
    void aCategoryUnderAnother() {
        operator = Http.as(port, "OPERATOR");
        parent = products.newCategory();
        child = products.newCategory();
        operator.put(204, under(parent.id()), PARENT, child.id());
    }

    @Test
    void aCategoryWithItemsStaysInItsKeySpace() {
        templates.give(parent.id(), 0, keyed("title", "brand"));
        products.published(merchant, Products.content(child.name()));

        assertThat(operator.put(409, under(null), PARENT, child.id())
                        .get("code")
                        .asString())
                .isEqualTo("product.natural_key_in_use");

        assertThat(findEffectiveTemplate.handle(child.id()).naturalKey().definedBy())
                .isEqualTo(parent.id());
    }

    @Test
    void soDoesOneWhoseItemsAreInTheMakingOrFurtherDown() {
        AddCategory.Added grandchild = products.newCategory();
        operator.put(204, under(child.id()), PARENT, grandchild.id());
        templates.give(parent.id(), 0, keyed("title", "brand"));
        products.create(Products.request(merchant, Products.content(grandchild.name())));

        operator.put(409, under(null), PARENT, child.id());
    }

    @Test
    void aKeyOfBeforeCountsToo() {
        templates.give(parent.id(), 0, keyed("title", "brand"));
        products.published(merchant, Products.content(child.name()));
        templates.give(child.id(), 0, keyed("title"));

        operator.put(409, under(null), PARENT, child.id());
    }

    @Test
    void withoutItemsOrWithTheSameKeyItMoves() {
        AddCategory.Added between = products.newCategory();
        operator.put(204, under(parent.id()), PARENT, between.id());
        templates.give(parent.id(), 0, keyed("title", "brand"));
        AddCategory.Added empty = products.newCategory();
        operator.put(204, under(parent.id()), PARENT, empty.id());
        products.published(merchant, Products.content(child.name()));

        operator.put(204, under(between.id()), PARENT, child.id());
        operator.put(204, under(null), PARENT, empty.id());
    }

    @Test
    void theNewestKeysAreThoseNamedLastInWhicheverCategory() {
        List<List<String>> keys = List.of(
                List.of("outer_id"),
                List.of("brand"),
                List.of("outer_id", "brand"),
                List.of("outer_id", "title"),
                List.of("brand", "title"),
                List.of("title", "category"),
                List.of("brand", "category"),
                List.of("outer_id", "category"),
                List.of("outer_id", "brand", "title"));
        for (int i = 0; i < keys.size(); i++) {
            templates.give(parent.id(), i, keyed(keys.get(i).toArray(String[]::new)));
        }

        templates.give(child.id(), 0, keyed("title"));
        templates.give(child.id(), 1, keyed("title", "brand"));

        assertThat(findEffectiveTemplate.handle(child.id()).formerKeys())
                .contains(new NaturalKey(child.id(), List.of("title")));
    }

    private static String under(Long parentId) {
        return "{\"parent_id\": " + parentId + "}";
    }
}
