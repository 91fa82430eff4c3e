/** Takes parts of the running fleet away under load and checks that nothing shows it afterwards. */
@NullMarked
package io.goodsflow.chaos;

import org.jspecify.annotations.NullMarked;
