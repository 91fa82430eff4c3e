package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.InventoryKey;
import io.goodsflow.inventory.contract.api.AdjustStockAnswer;
import io.goodsflow.inventory.contract.api.AdjustStockRequest;
import io.goodsflow.inventory.contract.api.AvailabilityAnswer;
import io.goodsflow.inventory.contract.api.CatalogueStockApi;
import io.goodsflow.inventory.contract.api.InUseAnswer;
import io.goodsflow.inventory.contract.api.KeyStateAnswer;
import io.goodsflow.inventory.contract.api.KeysQuery;
import io.goodsflow.inventory.contract.api.RetireKeyRequest;
import io.goodsflow.inventory.contract.api.UndoAdjustAnswer;
import io.goodsflow.inventory.contract.api.UndoAdjustRequest;
import io.goodsflow.inventory.contract.api.UnretireKeyRequest;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Adjusted;
import io.goodsflow.inventory.stock.application.AdjustOutcome.TakenBack;
import io.goodsflow.inventory.stock.application.AdjustStock;
import io.goodsflow.inventory.stock.application.KeyOutcome;
import io.goodsflow.inventory.stock.application.ReadBalances;
import io.goodsflow.inventory.stock.application.RetireKey;
import io.goodsflow.inventory.stock.application.UndoAdjust;
import io.goodsflow.inventory.stock.application.UnretireKey;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.RestController;

/** The promise of {@link CatalogueStockApi}. */
@RestController
class CatalogueStockController implements CatalogueStockApi {

    private final AdjustStock adjustStock;
    private final UndoAdjust undoAdjust;
    private final RetireKey retireKey;
    private final UnretireKey unretireKey;
    private final ReadBalances readBalances;

    CatalogueStockController(
            AdjustStock adjustStock,
            UndoAdjust undoAdjust,
            RetireKey retireKey,
            UnretireKey unretireKey,
            ReadBalances readBalances) {
        this.adjustStock = adjustStock;
        this.undoAdjust = undoAdjust;
        this.retireKey = retireKey;
        this.unretireKey = unretireKey;
        this.readBalances = readBalances;
    }

    @Override
    public AdjustStockAnswer adjust(AdjustStockRequest request) {
        Adjusted adjusted = StockRefusals.orRefuse(adjustStock.handle(new AdjustStock.Command(
                request.requestNo(), key(request.inventoryKey()), AskedAdjustment.read(request), request.operator())));
        return new AdjustStockAnswer(adjusted.inventoryKey(), adjusted.available(), adjusted.inventoryVersion());
    }

    @Override
    public UndoAdjustAnswer undoAdjust(UndoAdjustRequest request) {
        demandAnother(request.requestNo(), request.undoes());
        TakenBack undone = StockRefusals.orRefuseToUndo(undoAdjust.handle(new UndoAdjust.Command(
                request.requestNo(), key(request.inventoryKey()), request.operator(), request.undoes())));
        return new UndoAdjustAnswer(
                undone.inventoryKey(), undone.available(), undone.inventoryVersion(), undone.sold());
    }

    @Override
    public KeyStateAnswer retire(RetireKeyRequest request) {
        return answer(retireKey.handle(
                new RetireKey.Command(request.requestNo(), key(request.inventoryKey()), request.operator())));
    }

    @Override
    public KeyStateAnswer unretire(UnretireKeyRequest request) {
        demandAnother(request.requestNo(), request.undoes());
        return answer(unretireKey.handle(new UnretireKey.Command(
                request.requestNo(), key(request.inventoryKey()), request.operator(), request.undoes())));
    }

    @Override
    public AvailabilityAnswer availability(KeysQuery query) {
        Set<String> asked = new LinkedHashSet<>(query.inventoryKeys());
        Map<String, Balance> found = readBalances.handle(asked);
        return new AvailabilityAnswer(
                inOrder(asked, found)
                        .map(balance -> new AvailabilityAnswer.Line(
                                balance.inventoryKey(),
                                balance.available(),
                                balance.inventoryVersion(),
                                balance.retired()))
                        .toList(),
                unknown(asked, found));
    }

    @Override
    public InUseAnswer inUse(KeysQuery query) {
        Set<String> asked = new LinkedHashSet<>(query.inventoryKeys());
        Map<String, Balance> found = readBalances.handle(asked);
        return new InUseAnswer(
                inOrder(asked, found)
                        .map(balance -> new InUseAnswer.Line(
                                balance.inventoryKey(),
                                balance.inUse(),
                                balance.buckets().reserved(),
                                balance.buckets().confirmed(),
                                balance.buckets().locked()))
                        .toList(),
                unknown(asked, found));
    }

    private static void demandAnother(String requestNo, @Nullable String undoes) {
        if (requestNo.equals(undoes)) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError("undoes", "request.same", "a request cannot undo itself")));
        }
    }

    private static Stream<Balance> inOrder(Set<String> asked, Map<String, Balance> found) {
        return asked.stream().flatMap(key -> Stream.ofNullable(found.get(key)));
    }

    private static List<String> unknown(Set<String> asked, Map<String, Balance> found) {
        return asked.stream().filter(key -> !found.containsKey(key)).toList();
    }

    private static KeyStateAnswer answer(KeyOutcome outcome) {
        KeyOutcome.Done done = StockRefusals.orRefuse(outcome);
        return new KeyStateAnswer(done.inventoryKey(), done.retired(), done.inventoryVersion());
    }

    private static String key(String text) {
        try {
            return new InventoryKey(text).text();
        } catch (IllegalArgumentException malformed) {
            throw GoodsflowException.invalid(
                    List.of(new FieldError("inventory_key", "key.malformed", "not an inventory key")));
        }
    }
}
