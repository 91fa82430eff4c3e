package io.goodsflow.kit.openapi.other;

/** An order. */
public record Order(int qty) {}
