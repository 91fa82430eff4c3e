package io.goodsflow.product.fence.domain;

import org.jspecify.annotations.Nullable;

/**
 * How a subject's fence stands.
 *
 * @param generation null if there is none yet
 * @param fenced whether somebody is changing the subject
 */
public record Standing(@Nullable String generation, boolean fenced) {}
