/** Rule sets and word lists in the database. */
@NullMarked
package io.goodsflow.qc.rule.adapter.persistence;

import org.jspecify.annotations.NullMarked;
