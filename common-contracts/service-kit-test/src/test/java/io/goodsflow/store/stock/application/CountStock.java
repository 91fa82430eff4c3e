package io.goodsflow.store.stock.application;

public class CountStock {}
