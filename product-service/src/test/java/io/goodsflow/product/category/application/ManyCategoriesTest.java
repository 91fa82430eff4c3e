package io.goodsflow.product.category.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.fence.application.FencedReads;
import io.goodsflow.product.fence.application.FencedTexts;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** More categories than the other tests may stand beside: the table is played, the cache is real. */
@ProductServiceTest
class ManyCategoriesTest {

    private static final int LISTED = 5_000;

    @Autowired
    private FencedReads reads;

    @Autowired
    private FencedTexts cache;

    @Autowired
    private CategoryTexts texts;

    @BeforeEach
    @AfterEach
    void nothingIsCached() {
        cache.drop(Subject.CATEGORIES);
    }

    @Test
    void aLongListIsCachedWhole() {
        ListCategories.Listing listing = list(LISTED);

        assertThat(listing.categories()).hasSize(LISTED);
        assertThat(listing.truncated()).isFalse();
        assertThat(cache.find(Subject.CATEGORIES))
                .hasValueSatisfying(text -> assertThat(text).contains("\"Category 1\"", "\"Category " + LISTED + '"'));
    }

    @Test
    void aListThatIsCutSaysSo() {
        for (int read = 0; read < 2; read++) {
            ListCategories.Listing listing = list(LISTED + 1);

            assertThat(listing.categories()).hasSize(LISTED);
            assertThat(listing.truncated())
                    .as("from the database, then from the cache")
                    .isTrue();
        }
    }

    private ListCategories.Listing list(int there) {
        Categories categories = mock(Categories.class);
        given(categories.all(anyInt())).willAnswer(call -> some(Math.min(there, call.<Integer>getArgument(0))));
        return new ListCategories(reads, categories, texts).handle();
    }

    private static List<Category> some(int many) {
        return LongStream.rangeClosed(1, many)
                .mapToObj(id -> new Category(id, "Category " + id, null, Instant.EPOCH, Instant.EPOCH))
                .toList();
    }
}
