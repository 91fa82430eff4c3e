/** A small service that calls another one. */
@NullMarked
package io.goodsflow.kit.feign.testapp;

import org.jspecify.annotations.NullMarked;
