package io.goodsflow.product;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Profiles;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;

/**
 * With the profile {@code reader} the service is only what guests look at: no command, no consumer, no relay, no timer that
 * writes, no migration. What it is made of is said here, so that a new feature is no part of it unless it is named; what
 * the kit leaves out stands in {@code application-reader.yml}.
 */
class ReaderParts implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    /** Starts of class names below this package. */
    private static final List<String> PARTS = List.of(
            "ProductAccess",
            "ServicesProperties",
            "ProductServiceApplication",
            "browsing.adapter.cache.",
            "browsing.adapter.client.",
            "browsing.adapter.persistence.MyBatisPublishedItems",
            "browsing.adapter.persistence.ReadPool",
            "browsing.adapter.web.ProductController",
            "browsing.application.BoundedLists",
            "browsing.application.BrowseProducts",
            "browsing.application.BrowsingProperties",
            "browsing.application.ListAnchors",
            "browsing.application.ListTurns",
            "browsing.application.ShownProducts",
            "browsing.application.ViewProduct",
            "category.adapter.cache.",
            "category.adapter.persistence.",
            "category.adapter.web.CategoryController",
            "category.application.ListCategories",
            "fence.adapter.persistence.SpringTransactionEnds",
            "fence.adapter.redis.",
            "fence.application.FenceLimits",
            "fence.application.FenceProperties",
            "fence.application.FencedChanges",
            "fence.application.FencedReads",
            "fence.application.Fills",
            "fence.application.UnliftedFences");

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        if (context.getEnvironment().acceptsProfiles(Profiles.of("reader"))) {
            context.getBeanFactory().registerSingleton("readerParts", new Filter());
        }
    }

    /** Leaves out of the scan whatever is no part of a reader. */
    private static final class Filter extends TypeExcludeFilter {

        private static final String ROOT = ReaderParts.class.getPackageName() + ".";

        @Override
        public boolean match(MetadataReader reader, MetadataReaderFactory factory) throws IOException {
            String name = reader.getClassMetadata().getClassName();
            return name.startsWith(ROOT) && PARTS.stream().noneMatch(part -> name.startsWith(ROOT + part));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Filter;
        }

        @Override
        public int hashCode() {
            return Filter.class.hashCode();
        }
    }
}
