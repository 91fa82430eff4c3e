package io.goodsflow.broken.contract.api;

import io.goodsflow.store.contract.api.CountAnswer;

record KnowsStore(CountAnswer count) {}
