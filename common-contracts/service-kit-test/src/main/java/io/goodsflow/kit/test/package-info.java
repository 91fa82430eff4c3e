/** Test support of all modules: the running servers, tokens, outbox assertions, golden events, architecture rules. */
@NullMarked
package io.goodsflow.kit.test;

import org.jspecify.annotations.NullMarked;
