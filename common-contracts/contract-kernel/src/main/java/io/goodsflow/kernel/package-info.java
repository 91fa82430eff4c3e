/** Words that every service shares and that need nothing but the JDK. */
@NullMarked
package io.goodsflow.kernel;

import org.jspecify.annotations.NullMarked;
