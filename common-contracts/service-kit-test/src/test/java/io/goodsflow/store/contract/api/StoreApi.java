package io.goodsflow.store.contract.api;

public interface StoreApi {
    CountAnswer count();
}
