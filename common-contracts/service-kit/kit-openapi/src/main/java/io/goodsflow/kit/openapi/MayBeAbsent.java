package io.goodsflow.kit.openapi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the request names in its body or its parameters may not be there, or not be the caller's: the operation answers 404.
 * What has a variable in its path says so anyway.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface MayBeAbsent {}
