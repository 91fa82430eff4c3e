package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.DeclareDecision;
import java.util.List;

/** What became of a declaration of stock; a refusal wrote nothing. */
public sealed interface DeclareOutcome {

    /** In the order of the command. */
    record Declared(List<Line> lines) implements DeclareOutcome {}

    /** The stock of these keys stands and is not declared anew. */
    record AlreadyDeclared(List<String> inventoryKeys) implements DeclareOutcome {}

    /** A newer edition of the item has declared these keys. */
    record Overtaken(List<String> inventoryKeys) implements DeclareOutcome {}

    /** A request number was used before with another figure. */
    record RequestReused(String requestNo) implements DeclareOutcome {}

    /** One key after the command. */
    record Line(long skuId, String inventoryKey, DeclareDecision decision, long available, long inventoryVersion) {}
}
