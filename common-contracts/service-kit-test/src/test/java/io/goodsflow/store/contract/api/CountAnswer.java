package io.goodsflow.store.contract.api;

public record CountAnswer(long count) {}
