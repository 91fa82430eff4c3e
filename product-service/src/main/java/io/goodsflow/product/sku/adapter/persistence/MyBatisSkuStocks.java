package io.goodsflow.product.sku.adapter.persistence;

import static io.goodsflow.product.sku.adapter.persistence.IntentRow.utc;

import io.goodsflow.product.sku.application.SkuStocks;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Stock to be set, in MySQL. */
@Repository
class MyBatisSkuStocks implements SkuStocks {

    private static final int MAX_REFUSAL = 500;

    private final StockMapper mapper;

    MyBatisSkuStocks(StockMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Optional<NewStock> find(long skuId) {
        return Optional.ofNullable(mapper.find(skuId)).map(StockRow::toStock);
    }

    @Override
    public Optional<NewStock> findByVersion(long itemId, long publishVersion) {
        return Optional.ofNullable(mapper.findByVersion(itemId, publishVersion)).map(StockRow::toStock);
    }

    @Override
    public void insert(NewStock stock, Instant retryAt) {
        mapper.insert(StockRow.of(stock), utc(retryAt));
    }

    @Override
    public void postpone(long skuId, Instant retryAt) {
        mapper.postpone(skuId, utc(retryAt));
    }

    @Override
    public void set(long skuId, Instant at) {
        mapper.settle(skuId, NewStock.State.SET.name(), null, utc(at));
    }

    @Override
    public void refuse(long skuId, String why, Instant at) {
        String told = why.length() <= MAX_REFUSAL ? why : why.substring(0, MAX_REFUSAL);
        mapper.settle(skuId, NewStock.State.REFUSED.name(), told, utc(at));
    }

    @Override
    public Optional<String> refusal(long skuId) {
        return Optional.ofNullable(mapper.refusal(skuId));
    }

    @Override
    public List<Long> due(Instant at, int limit) {
        return mapper.due(utc(at), limit);
    }
}
