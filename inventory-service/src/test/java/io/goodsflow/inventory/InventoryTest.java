package io.goodsflow.inventory;

import io.goodsflow.kit.test.OnDevstack;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.ContextConfiguration;

/** The whole service on the real servers; all classes share one context. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
        classes = InventoryServiceApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = "management.server.port=0")
@OnDevstack("inventory")
@ContextConfiguration(initializers = IssuerStub.class)
@Import({InventoryTest.Time.class, Shop.class})
public @interface InventoryTest {

    /** Puts the tests' clock in the place of the system's. */
    @TestConfiguration(proxyBeanMethods = false)
    class Time {

        @Bean
        TestClock clock() {
            return new TestClock();
        }
    }
}
