package io.goodsflow.kit.openapi;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Makes every bean of the generator lazy. It would be made at the start otherwise, and most processes are never asked
 * for their document.
 */
final class GeneratorStartsLate implements BeanFactoryPostProcessor {

    private static final String GENERATOR = "org.springdoc.";
    private static final String RESOURCE = "openApiResource";
    private static final String[] NOBODY_ASKS_FOR = {"modelConverterRegistrar", "initExtraSchemas"};

    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
        for (String name : beans.getBeanDefinitionNames()) {
            BeanDefinition definition = beans.getBeanDefinition(name);
            if (isOfTheGenerator(beans, definition)) {
                definition.setLazyInit(true);
            }
        }
        if (beans.containsBeanDefinition(RESOURCE)) {
            beans.getBeanDefinition(RESOURCE).setDependsOn(NOBODY_ASKS_FOR);
        }
    }

    private static boolean isOfTheGenerator(ConfigurableListableBeanFactory beans, BeanDefinition definition) {
        String type = definition.getBeanClassName();
        String factory = definition.getFactoryBeanName();
        return startsAsTheGenerator(type)
                || startsAsTheGenerator(factory)
                || factory != null
                        && beans.containsBeanDefinition(factory)
                        && startsAsTheGenerator(beans.getBeanDefinition(factory).getBeanClassName());
    }

    private static boolean startsAsTheGenerator(@Nullable String name) {
        return name != null && name.startsWith(GENERATOR);
    }
}
