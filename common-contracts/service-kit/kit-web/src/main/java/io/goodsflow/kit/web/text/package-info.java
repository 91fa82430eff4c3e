/** Texts of requests are judged by what a person sees of them. */
@NullMarked
package io.goodsflow.kit.web.text;

import org.jspecify.annotations.NullMarked;
