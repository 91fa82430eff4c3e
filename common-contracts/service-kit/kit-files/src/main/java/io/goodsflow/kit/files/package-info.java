/** Files behind one port: a local directory by default, an object store in clusters. */
@NullMarked
package io.goodsflow.kit.files;

import org.jspecify.annotations.NullMarked;
