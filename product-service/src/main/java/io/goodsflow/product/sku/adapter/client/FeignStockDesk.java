package io.goodsflow.product.sku.adapter.client;

import io.goodsflow.inventory.contract.InventoryKey;
import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.inventory.contract.api.AdjustStockRequest;
import io.goodsflow.inventory.contract.api.AvailabilityAnswer;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.KeysQuery;
import io.goodsflow.inventory.contract.api.RetireKeyRequest;
import io.goodsflow.inventory.contract.api.UndoAdjustRequest;
import io.goodsflow.inventory.contract.api.UnretireKeyRequest;
import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.feign.RemoteOutcomeUnknownException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import io.goodsflow.product.sku.application.SkuStocks.NewStock;
import io.goodsflow.product.sku.application.StockDesk;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * Asks inventory-service. Every answer that may come after the command took effect, and every refusal that is not
 * inventory-service's own, is a 503.
 */
@Component
class FeignStockDesk implements StockDesk {

    private static final String SERVICE = "inventory-service";

    /** Any other refusal, of our identity, by something in between, is no word about the stock. */
    private static final Set<String> ABOUT_STOCK = Stream.concat(
                    Stream.of(InventoryError.values()),
                    Stream.of(CommonError.INVALID_REQUEST, CommonError.IDEMPOTENCY_KEY_REUSED))
            .map(ErrorCode::code)
            .collect(Collectors.toUnmodifiableSet());

    private static final List<String> FACTS = List.of("reserved", "confirmed", "locked");

    private final StockCommands commands;
    private final StockDeclarations declarations;

    FeignStockDesk(StockCommands commands, StockDeclarations declarations) {
        this.commands = commands;
        this.declarations = declarations;
    }

    @Override
    public Said declare(NewStock stock) {
        return said(() -> declarations.create(new CreateInventoryRequest(
                stock.itemId(),
                stock.merchantId(),
                stock.operator(),
                List.of(new CreateInventoryRequest.Line(
                        "facade:" + stock.skuId(), stock.skuId(), InventoryMode.QTY, stock.quantity())))));
    }

    @Override
    public Said adjust(SkuIntent intent) {
        SkuWish wish = intent.wish();
        if (wish == null) {
            throw new IllegalArgumentException("a deletion adjusts nothing");
        }
        return said(() -> commands.adjust(AdjustStockRequest.fromTo(
                intent.requestNo(), key(intent), intent.operator(), intent.expectedStock(), wish.stock())));
    }

    @Override
    public Said undoAdjust(SkuIntent intent) {
        UndoAdjustRequest request =
                new UndoAdjustRequest(intent.undoRequestNo(), key(intent), intent.operator(), intent.requestNo());
        try {
            Long sold = known(() -> commands.undoAdjust(request)).sold();
            return sold == null || sold == 0 ? new Said.Done() : new Said.TakenBackButFor(sold);
        } catch (RemoteRefusedException refused) {
            return refusal(refused);
        }
    }

    @Override
    public Said retire(SkuIntent intent) {
        return said(() -> commands.retire(new RetireKeyRequest(intent.requestNo(), key(intent), intent.operator())));
    }

    @Override
    public Said unretire(SkuIntent intent) {
        return said(() -> commands.unretire(
                new UnretireKeyRequest(intent.undoRequestNo(), key(intent), intent.operator(), intent.requestNo())));
    }

    @Override
    public OptionalLong available(long skuId) {
        AvailabilityAnswer answer;
        try {
            answer = known(() -> commands.availability(
                    new KeysQuery(List.of(InventoryKey.ofSku(skuId).text()))));
        } catch (RemoteRefusedException refused) {
            throw unknown(refused);
        }
        return answer.lines().stream()
                .mapToLong(AvailabilityAnswer.Line::available)
                .findFirst();
    }

    private static Said said(Supplier<Object> call) {
        try {
            known(call);
            return new Said.Done();
        } catch (RemoteRefusedException refused) {
            return refusal(refused);
        }
    }

    private static Said refusal(RemoteRefusedException refused) {
        if (refused.code().equals(InventoryError.KEY_NOT_FOUND.code())) {
            return new Said.NoStock();
        }
        if (refused.code().equals(InventoryError.STOCK_MOVED.code())
                && refused.properties().get("available") instanceof Number available) {
            return new Said.Moved(available.longValue());
        }
        if (refused.code().equals(InventoryError.KEY_IN_USE.code())) {
            Map<String, Object> facts = new LinkedHashMap<>();
            FACTS.forEach(name -> {
                Object value = refused.properties().get(name);
                if (value != null) {
                    facts.put(name, value);
                }
            });
            return new Said.InUse(facts);
        }
        if (!ABOUT_STOCK.contains(refused.code())) {
            throw unknown(refused);
        }
        String detail = refused.detail();
        return new Said.Refused(refused.code(), detail == null ? refused.code() : detail);
    }

    private static <T> T known(Supplier<T> call) {
        try {
            return call.get();
        } catch (RemoteUnavailableException | RemoteOutcomeUnknownException notKnown) {
            throw unknown(notKnown);
        }
    }

    private static GoodsflowException unknown(RuntimeException cause) {
        return GoodsflowException.causedBy(cause, CommonError.DEPENDENCY_DOWN, SERVICE);
    }

    private static String key(SkuIntent intent) {
        return InventoryKey.ofSku(intent.skuId()).text();
    }
}
