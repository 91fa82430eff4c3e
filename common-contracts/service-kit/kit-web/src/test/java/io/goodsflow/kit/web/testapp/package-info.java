/** A small service on which the tests try the kit; outside of the kit's own packages a service looks just like this. */
@NullMarked
package io.goodsflow.kit.web.testapp;

import org.jspecify.annotations.NullMarked;
