/** Drafts, identities and frozen snapshots in the database. */
@NullMarked
package io.goodsflow.product.draft.adapter.persistence;

import org.jspecify.annotations.NullMarked;
