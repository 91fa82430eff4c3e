-- Stock per promise scope (source 5.9): config says what a key is, balance aggregates, ledger explains.

CREATE TABLE inventory_config (
    id             BIGINT       NOT NULL AUTO_INCREMENT,
    inventory_key  VARCHAR(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    item_id        BIGINT       NOT NULL,
    sku_id         BIGINT       NOT NULL,
    merchant_id    BIGINT       NOT NULL,
    inventory_mode VARCHAR(16)  NOT NULL,
    init_status    VARCHAR(16)  NOT NULL,
    created_at     DATETIME(3)  NOT NULL,
    updated_at     DATETIME(3)  NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_inventory_config_key UNIQUE (inventory_key),
    CONSTRAINT ck_inventory_config_mode CHECK (inventory_mode IN ('QTY', 'SYS_GEN', 'EXT_POOL')),
    CONSTRAINT ck_inventory_config_init CHECK (init_status IN ('READY', 'PENDING_IMPORT', 'PENDING_GEN')),
    INDEX idx_inventory_config_sku (sku_id),
    INDEX idx_inventory_config_item (item_id)
) CHARACTER SET utf8mb4;

CREATE TABLE inventory_balance (
    inventory_key      VARCHAR(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    total_qty          BIGINT       NOT NULL,
    available_qty      BIGINT       NOT NULL,
    reserved_qty       BIGINT       NOT NULL,
    confirmed_qty      BIGINT       NOT NULL,
    consumed_qty       BIGINT       NOT NULL,
    locked_qty         BIGINT       NOT NULL,
    inventory_version  BIGINT       NOT NULL,
    last_processed_seq BIGINT       NOT NULL,
    created_at         DATETIME(3)  NOT NULL,
    updated_at         DATETIME(3)  NOT NULL,
    PRIMARY KEY (inventory_key),
    CONSTRAINT ck_inventory_balance_available CHECK (available_qty >= 0),
    CONSTRAINT ck_inventory_balance_reserved CHECK (reserved_qty >= 0),
    CONSTRAINT ck_inventory_balance_confirmed CHECK (confirmed_qty >= 0),
    CONSTRAINT ck_inventory_balance_consumed CHECK (consumed_qty >= 0),
    CONSTRAINT ck_inventory_balance_locked CHECK (locked_qty >= 0),
    CONSTRAINT ck_inventory_balance_sum
        CHECK (total_qty = available_qty + reserved_qty + confirmed_qty + consumed_qty + locked_qty)
) CHARACTER SET utf8mb4;

-- Append-only. One row per change of a key; (key, seq) has no gap and no repeat.
CREATE TABLE inventory_ledger (
    id              BIGINT       NOT NULL AUTO_INCREMENT,
    inventory_key   VARCHAR(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    seq             BIGINT       NOT NULL,
    request_no      VARCHAR(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    ledger_type     VARCHAR(16)  NOT NULL,
    total_delta     BIGINT       NOT NULL,
    available_delta BIGINT       NOT NULL,
    reserved_delta  BIGINT       NOT NULL,
    confirmed_delta BIGINT       NOT NULL,
    consumed_delta  BIGINT       NOT NULL,
    locked_delta    BIGINT       NOT NULL,
    total_after     BIGINT       NOT NULL,
    available_after BIGINT       NOT NULL,
    reserved_after  BIGINT       NOT NULL,
    confirmed_after BIGINT       NOT NULL,
    consumed_after  BIGINT       NOT NULL,
    locked_after    BIGINT       NOT NULL,
    operator        VARCHAR(64)  NOT NULL,
    created_at      DATETIME(3)  NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_inventory_ledger_request UNIQUE (inventory_key, request_no),
    CONSTRAINT uk_inventory_ledger_seq UNIQUE (inventory_key, seq)
) CHARACTER SET utf8mb4;

-- An order's claim. A row without lines is the tombstone of a release that came before its reserve.
CREATE TABLE inventory_reservation (
    id         BIGINT      NOT NULL AUTO_INCREMENT,
    order_id   VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    status     VARCHAR(16) NOT NULL,
    operator   VARCHAR(64) NOT NULL,
    expires_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_inventory_reservation_order UNIQUE (order_id),
    CONSTRAINT ck_inventory_reservation_status
        CHECK (status IN ('RESERVED', 'CONFIRMED', 'RELEASED', 'EXPIRED')),
    INDEX idx_inventory_reservation_due (status, expires_at)
) CHARACTER SET utf8mb4;

CREATE TABLE inventory_reservation_line (
    order_id      VARCHAR(64)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    inventory_key VARCHAR(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    sku_id        BIGINT       NOT NULL,
    qty           BIGINT       NOT NULL,
    PRIMARY KEY (order_id, inventory_key),
    CONSTRAINT ck_inventory_reservation_line_qty CHECK (qty >= 1),
    INDEX idx_inventory_reservation_line_key (inventory_key)
) CHARACTER SET utf8mb4;
