package io.goodsflow.inventory.contract;

/** What stands behind a stock figure (source 5.4): a number, codes made here, or codes brought in. */
public enum InventoryMode {
    QTY,
    SYS_GEN,
    EXT_POOL
}
