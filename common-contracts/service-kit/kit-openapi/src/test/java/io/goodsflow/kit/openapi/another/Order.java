package io.goodsflow.kit.openapi.another;

/** Another order. */
public record Order(int qty) {}
