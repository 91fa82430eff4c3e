package io.goodsflow.kit.feign;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the writes of a client that may be sent again when their outcome is unknown, because the other service knows
 * them by their request id (architecture 3.8). It stands on the client interface, since contracts know nothing of the
 * kit: {@code @SafeToRepeat({"create", "submit"}) interface ProductDrafts extends DraftApi {}}. GET needs no naming.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface SafeToRepeat {

    /** Names of methods of the client; a name that is none fails the first call. */
    String[] value();
}
