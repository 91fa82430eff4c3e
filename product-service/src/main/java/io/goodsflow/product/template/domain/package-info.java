/** What a product of a category must say, and what tells two products apart. */
@NullMarked
package io.goodsflow.product.template.domain;

import org.jspecify.annotations.NullMarked;
