/** What an import sheet means, without a word about files. */
@NullMarked
package io.goodsflow.supply.sheet.domain;

import org.jspecify.annotations.NullMarked;
