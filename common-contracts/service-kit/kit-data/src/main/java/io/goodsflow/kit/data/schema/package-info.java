/** Brings the kit's own tables into the service's schema. */
@NullMarked
package io.goodsflow.kit.data.schema;

import org.jspecify.annotations.NullMarked;
