package io.goodsflow.kit.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Gives a test context annotated with {@link OnDevstack} its schema and settings. */
class OnDevstackCustomizerFactory implements ContextCustomizerFactory {

    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> testClass, List<ContextConfigurationAttributes> configAttributes) {
        OnDevstack annotation = TestContextAnnotationUtils.findMergedAnnotation(testClass, OnDevstack.class);
        return annotation == null ? null : new Customizer(annotation.value());
    }

    /** A record, because equality decides whether two test classes share a context. */
    record Customizer(String name) implements ContextCustomizer {

        @Override
        public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration config) {
            TestDatabase database = Devstack.database(name);
            context.getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource("devstack", Devstack.properties(database)));
            context.getBeanFactory().registerSingleton("testDatabase", database);
        }
    }
}
