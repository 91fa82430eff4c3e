/** Who calls and what they may: token check, access rules, arguments of controllers. */
@NullMarked
package io.goodsflow.kit.web.security;

import org.jspecify.annotations.NullMarked;
