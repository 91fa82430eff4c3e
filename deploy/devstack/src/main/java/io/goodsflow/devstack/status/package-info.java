/** Looks at every part of a running fleet at once, and tells people or programs what it saw. */
@NullMarked
package io.goodsflow.devstack.status;

import org.jspecify.annotations.NullMarked;
