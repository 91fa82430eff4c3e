/** Figures that every service shows beside those of Spring Boot. */
@NullMarked
package io.goodsflow.kit.web.metrics;

import org.jspecify.annotations.NullMarked;
