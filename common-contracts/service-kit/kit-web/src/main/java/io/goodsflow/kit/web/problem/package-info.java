/** Every failure as problem+json (RFC 9457) with the project's codes. */
@NullMarked
package io.goodsflow.kit.web.problem;

import org.jspecify.annotations.NullMarked;
