package io.goodsflow.kit.test;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Runs a Spring test on the real servers: its context gets a fresh schema and all of {@link Devstack#properties} before
 * any bean or condition is looked at. Classes with the same value and configuration share one context and its schema.
 *
 * <pre>{@code
 * @SpringBootTest
 * @OnDevstack("product")
 * class CreateDraftTest { … }
 * }</pre>
 */
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface OnDevstack {

    /** Name of the schema's purpose. */
    String value();
}
