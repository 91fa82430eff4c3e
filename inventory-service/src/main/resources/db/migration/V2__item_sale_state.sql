-- What this service knows of items: full state by version, kept from product.item-changed.

CREATE TABLE inventory_item_sale (
    item_id                BIGINT      NOT NULL,
    merchant_id            BIGINT      NOT NULL,
    sale_state             VARCHAR(16) NOT NULL,
    last_processed_version BIGINT      NOT NULL,
    PRIMARY KEY (item_id)
) CHARACTER SET utf8mb4;

CREATE TABLE inventory_sku_sale (
    sku_id       BIGINT  NOT NULL,
    item_id      BIGINT  NOT NULL,
    listed       BOOLEAN NOT NULL,
    ever_on_sale BOOLEAN NOT NULL,
    PRIMARY KEY (sku_id),
    INDEX idx_inventory_sku_sale_item (item_id)
) CHARACTER SET utf8mb4;
