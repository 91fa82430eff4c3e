package io.goodsflow.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names an event payload on the wire; the class name never travels. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface EventContract {

    /** Logical type, for example {@code product.item-changed}; also the message tag. */
    String type();

    /** Version of the payload's shape; starts at 1. */
    int version();

    /** Topic that carries it. */
    String topic();
}
