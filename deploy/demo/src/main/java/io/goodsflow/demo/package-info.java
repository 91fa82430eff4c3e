/** The sample catalogue, a small client of the public API, and the demo that walks a catalogue to a shopper. */
@NullMarked
package io.goodsflow.demo;

import org.jspecify.annotations.NullMarked;
