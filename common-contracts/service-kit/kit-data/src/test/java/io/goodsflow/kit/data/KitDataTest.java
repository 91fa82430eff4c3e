package io.goodsflow.kit.data;

import io.goodsflow.kit.test.OnDevstack;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;

/** All integration tests share one context and one schema; each brings its own keys. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
        classes = KitDataTestApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.NONE,
        properties = "goodsflow.data.purge.enabled=false")
@OnDevstack("kit_data")
public @interface KitDataTest {}
