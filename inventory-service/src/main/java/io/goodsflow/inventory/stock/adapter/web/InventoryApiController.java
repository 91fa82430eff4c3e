package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.InventoryKey;
import io.goodsflow.inventory.contract.InventoryMode;
import io.goodsflow.inventory.contract.api.CreateInventoryAnswer;
import io.goodsflow.inventory.contract.api.CreateInventoryRequest;
import io.goodsflow.inventory.contract.api.InventoryApi;
import io.goodsflow.inventory.contract.api.StockAnswer;
import io.goodsflow.inventory.contract.api.StockQuery;
import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.stock.application.DeclareOutcome;
import io.goodsflow.inventory.stock.application.DeclareOutcome.AlreadyDeclared;
import io.goodsflow.inventory.stock.application.DeclareOutcome.Declared;
import io.goodsflow.inventory.stock.application.DeclareOutcome.Overtaken;
import io.goodsflow.inventory.stock.application.DeclareOutcome.RequestReused;
import io.goodsflow.inventory.stock.application.DeclareStock;
import io.goodsflow.inventory.stock.application.ReadBalances;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.RestController;

/** The promise of {@link InventoryApi}. */
@RestController
class InventoryApiController implements InventoryApi {

    private final DeclareStock declareStock;
    private final ReadBalances readBalances;

    InventoryApiController(DeclareStock declareStock, ReadBalances readBalances) {
        this.declareStock = declareStock;
        this.readBalances = readBalances;
    }

    @Override
    public CreateInventoryAnswer create(CreateInventoryRequest request) {
        refuseOtherModes(request.lines());
        refuseRepeatedSkus(request.lines());
        return answer(declareStock.handle(new DeclareStock.Command(
                request.itemId(),
                request.merchantId(),
                request.operator(),
                request.edition(),
                request.lines().stream().map(InventoryApiController::line).toList())));
    }

    @Override
    public StockAnswer stock(StockQuery query) {
        Set<Long> skuIds = Set.copyOf(query.skuIds());
        Map<String, Balance> balances = readBalances.handle(skuIds.stream()
                .filter(id -> id > 0)
                .map(InventoryApiController::key)
                .toList());
        return new StockAnswer(skuIds.stream()
                .flatMap(id -> Stream.ofNullable(balances.get(key(id)))
                        .map(balance -> new StockAnswer.Line(id, balance.available())))
                .toList());
    }

    private static String key(long skuId) {
        return "sku:" + skuId;
    }

    private static DeclareStock.Line line(CreateInventoryRequest.Line line) {
        return new DeclareStock.Line(
                line.requestNo(), line.skuId(), InventoryKey.ofSku(line.skuId()).text(), line.initQuantity());
    }

    private static CreateInventoryAnswer answer(DeclareOutcome outcome) {
        if (outcome instanceof AlreadyDeclared refused) {
            throw new GoodsflowException(InventoryError.ALREADY_DECLARED, String.join(", ", refused.inventoryKeys()))
                    .with("inventory_keys", refused.inventoryKeys());
        }
        if (outcome instanceof Overtaken refused) {
            throw new GoodsflowException(
                            InventoryError.DECLARATION_OVERTAKEN, String.join(", ", refused.inventoryKeys()))
                    .with("inventory_keys", refused.inventoryKeys());
        }
        if (outcome instanceof RequestReused refused) {
            throw new GoodsflowException(CommonError.IDEMPOTENCY_KEY_REUSED).with("request_no", refused.requestNo());
        }
        return new CreateInventoryAnswer(((Declared) outcome)
                .lines().stream()
                        .map(line -> new CreateInventoryAnswer.Line(
                                line.skuId(),
                                line.inventoryKey(),
                                line.decision().name(),
                                line.available(),
                                line.inventoryVersion()))
                        .toList());
    }

    private static void refuseOtherModes(List<CreateInventoryRequest.Line> lines) {
        for (CreateInventoryRequest.Line line : lines) {
            if (line.mode() != InventoryMode.QTY) {
                throw new GoodsflowException(InventoryError.MODE_NOT_SUPPORTED, line.mode());
            }
        }
    }

    private static void refuseRepeatedSkus(List<CreateInventoryRequest.Line> lines) {
        List<FieldError> errors = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!seen.add(lines.get(i).skuId())) {
                errors.add(new FieldError("lines[" + i + "].sku_id", "sku.repeated", "the SKU is named twice"));
            }
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
    }
}
