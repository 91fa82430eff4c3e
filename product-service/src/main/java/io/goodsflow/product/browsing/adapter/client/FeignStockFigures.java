package io.goodsflow.product.browsing.adapter.client;

import io.goodsflow.inventory.contract.api.StockAnswer;
import io.goodsflow.inventory.contract.api.StockQuery;
import io.goodsflow.kit.feign.RemoteOutcomeUnknownException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.product.browsing.application.StockFigures;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/** Asks inventory-service. A page is shown without stock rather than not at all. */
@Component
class FeignStockFigures implements StockFigures, DisposableBean {

    private static final Logger log = LoggerFactory.getLogger(FeignStockFigures.class);

    private final InventoryClient inventory;
    private final Tracing tracing;
    private final StockQuestions questions;

    FeignStockFigures(InventoryClient inventory, StockProperties settings, Tracing tracing) {
        this.inventory = inventory;
        this.tracing = tracing;
        this.questions = new StockQuestions(this::call, settings.callsAtOnce(), settings.patience(), settings.rest());
    }

    @Override
    public Map<Long, Long> of(Collection<Long> skuIds) {
        Map<Long, Long> figures = questions.ask(skuIds);
        Map<Long, Long> own = new HashMap<>();
        for (Long skuId : skuIds) {
            Long units = figures.get(skuId);
            if (units != null) {
                own.put(skuId, units);
            }
        }
        return own;
    }

    @Override
    public void destroy() {
        questions.close();
    }

    private Optional<Map<Long, Long>> call(List<Long> skuIds, @Nullable String traceparent) {
        try (Step step = tracing.resume("ask for stock", traceparent)) {
            step.tag("skus", skuIds.size());
            return Optional.of(inventory.stock(new StockQuery(skuIds)).lines().stream()
                    .collect(Collectors.toMap(StockAnswer.Line::skuId, StockAnswer.Line::available)));
        } catch (RemoteUnavailableException | RemoteOutcomeUnknownException e) {
            log.warn("stock is unknown, inventory-service gave no figures: {}", e.getMessage());
            return Optional.empty();
        } catch (RemoteRefusedException e) {
            // it is there, so that others may ask for theirs
            log.warn("stock is unknown, inventory-service refused: {}", e.getMessage());
            return Optional.of(Map.of());
        }
    }
}
