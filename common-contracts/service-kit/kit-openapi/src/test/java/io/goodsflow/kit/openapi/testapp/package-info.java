@NullMarked
package io.goodsflow.kit.openapi.testapp;

import org.jspecify.annotations.NullMarked;
