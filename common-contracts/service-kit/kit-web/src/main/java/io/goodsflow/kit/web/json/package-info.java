/** JSON as the project speaks it: snake_case, strict at the public edge, tolerant between services. */
@NullMarked
package io.goodsflow.kit.web.json;

import org.jspecify.annotations.NullMarked;
