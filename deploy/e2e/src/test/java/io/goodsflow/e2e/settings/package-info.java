/** Makes docs/configuration.md of what the build knows about every setting. */
@NullMarked
package io.goodsflow.e2e.settings;

import org.jspecify.annotations.NullMarked;
