package io.goodsflow.kit.test;

import java.lang.reflect.Constructor;
import org.mockito.Mockito;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.stereotype.Controller;
import org.springframework.util.ClassUtils;

/** Gives every controller of a web slice mocks for what the slice does not make, so that it shows what is mapped. */
final class MockedCollaborators implements BeanFactoryPostProcessor {

    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
        for (String name : beans.getBeanNamesForAnnotation(Controller.class)) {
            Class<?> controller = beans.getType(name, false);
            if (controller != null && controller.getName().startsWith("io.goodsflow.")) {
                for (Constructor<?> constructor :
                        ClassUtils.getUserClass(controller).getDeclaredConstructors()) {
                    mock(constructor.getParameterTypes(), beans);
                }
            }
        }
    }

    private static void mock(Class<?>[] types, ConfigurableListableBeanFactory beans) {
        for (Class<?> type : types) {
            if (type.getName().startsWith("io.goodsflow.")
                    && beans.getBeanNamesForType(type, true, false).length == 0) {
                beans.registerSingleton("mocked " + type.getName(), Mockito.mock(type));
            }
        }
    }
}
