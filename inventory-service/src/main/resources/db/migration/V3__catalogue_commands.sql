-- Adjusting, retiring, deducting and restoring (architecture 5). Expand only: the version before writes and reads on.

-- A retired key takes no new orders. It stands with the balance, because the row that a reserve moves is the row that
-- a retirement locks.
ALTER TABLE inventory_balance
    ADD COLUMN retired BOOLEAN NOT NULL DEFAULT FALSE;

-- asked: what a back-office command asked for, where its deltas do not say; version_after: with it, a repeat can be
-- answered for ever. Both null in older rows and in those of orders.
ALTER TABLE inventory_ledger
    ADD COLUMN asked         VARCHAR(160) NULL,
    ADD COLUMN version_after BIGINT       NULL;

-- publish_version: the version of the item that a deduct was confirmed with; null for a reservation.
ALTER TABLE inventory_reservation_line
    ADD COLUMN publish_version BIGINT NULL,
    ADD COLUMN restored_qty    BIGINT NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_inventory_reservation_line_restored CHECK (restored_qty >= 0 AND restored_qty <= qty);

-- What each restoration gave back; whole_order is true if it asked for all that was left.
CREATE TABLE inventory_restore (
    order_id    VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    request_no  VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    whole_order BOOLEAN     NOT NULL,
    operator    VARCHAR(64) NOT NULL,
    created_at  DATETIME(3) NOT NULL,
    PRIMARY KEY (order_id, request_no)
) CHARACTER SET utf8mb4;

CREATE TABLE inventory_restore_line (
    order_id      VARCHAR(64)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    request_no    VARCHAR(64)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    inventory_key VARCHAR(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    sku_id        BIGINT       NOT NULL,
    qty           BIGINT       NOT NULL,
    PRIMARY KEY (order_id, request_no, inventory_key),
    CONSTRAINT ck_inventory_restore_line_qty CHECK (qty >= 1)
) CHARACTER SET utf8mb4;
