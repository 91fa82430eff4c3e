-- The back office lists what is on sale and what is not, whatever keeps it off.
ALTER TABLE product_item_tab
    ADD COLUMN on_sale BOOLEAN GENERATED ALWAYS AS (CASE WHEN sale_state = 'ONLINE' THEN 1 ELSE 0 END) VIRTUAL,
    ADD INDEX ix_product_item_on_sale (on_sale, item_id),
    ADD INDEX ix_product_item_category_on_sale (category_id, on_sale, item_id),
    ADD INDEX ix_product_item_category (category_id, item_id);

-- The stock that a new SKU shall have, until inventory-service has it (architecture 5).
CREATE TABLE product_sku_stock (
    sku_id          BIGINT       NOT NULL,
    item_id         BIGINT       NOT NULL,
    merchant_id     BIGINT       NOT NULL,
    publish_version BIGINT       NOT NULL,
    quantity        BIGINT       NOT NULL,
    operator        VARCHAR(64)  NOT NULL,
    state           VARCHAR(16)  NOT NULL,
    refusal         VARCHAR(500) NULL,
    next_attempt_at DATETIME(3)  NOT NULL,
    created_at      DATETIME(3)  NOT NULL,
    updated_at      DATETIME(3)  NOT NULL,
    CONSTRAINT pk_product_sku_stock PRIMARY KEY (sku_id),
    CONSTRAINT uq_product_sku_stock_version UNIQUE (item_id, publish_version),
    CONSTRAINT ck_product_sku_stock_state CHECK (state IN ('PENDING', 'SET', 'REFUSED')),
    INDEX ix_product_sku_stock_due (state, next_attempt_at),
    INDEX ix_product_sku_stock_age (updated_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Edits and deletions of SKUs that wait for inventory-service's word. While one is open it is the only one of its SKU
-- and claims its specs within the item.
CREATE TABLE product_sku_intent (
    intent_id       BIGINT       NOT NULL,
    sku_id          BIGINT       NOT NULL,
    item_id         BIGINT       NOT NULL,
    kind            VARCHAR(16)  NOT NULL,
    state           VARCHAR(16)  NOT NULL,
    specs           VARCHAR(255) NULL,
    specs_key       CHAR(64)     NULL,
    price           BIGINT       NULL,
    stock           BIGINT       NULL,
    expected_stock  BIGINT       NULL,
    operator        VARCHAR(64)  NOT NULL,
    command_key     VARCHAR(128) NULL,
    attempts        INT          NOT NULL,
    refusal         MEDIUMTEXT   NULL,
    next_attempt_at DATETIME(3)  NOT NULL,
    created_at      DATETIME(3)  NOT NULL,
    updated_at      DATETIME(3)  NOT NULL,
    open_sku_id     BIGINT GENERATED ALWAYS AS (CASE WHEN state IN ('OPEN', 'UNDOING') THEN sku_id END) STORED,
    open_item_id    BIGINT GENERATED ALWAYS AS (CASE WHEN state IN ('OPEN', 'UNDOING') THEN item_id END) STORED,
    CONSTRAINT pk_product_sku_intent PRIMARY KEY (intent_id),
    CONSTRAINT uq_product_sku_intent_open UNIQUE (open_sku_id),
    CONSTRAINT uq_product_sku_intent_specs UNIQUE (open_item_id, specs_key),
    CONSTRAINT ck_product_sku_intent_kind CHECK (kind IN ('EDIT', 'DELETE')),
    CONSTRAINT ck_product_sku_intent_state CHECK (state IN ('OPEN', 'UNDOING', 'DONE', 'CANCELED', 'UNDONE')),
    CONSTRAINT ck_product_sku_intent_edit CHECK
        (kind <> 'EDIT' OR (specs IS NOT NULL AND specs_key IS NOT NULL AND price IS NOT NULL AND stock IS NOT NULL
            AND expected_stock IS NOT NULL)),
    INDEX ix_product_sku_intent_due (state, next_attempt_at),
    INDEX ix_product_sku_intent_sku (sku_id, intent_id),
    INDEX ix_product_sku_intent_age (updated_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Who still needs a SKU: it is not deleted while one of its references is open. A released one stays for a while, so
-- that its registration, come late, is refused.
CREATE TABLE product_sku_reference (
    sku_id       BIGINT       NOT NULL,
    kind         VARCHAR(16)  NOT NULL,
    reference_id VARCHAR(128) NOT NULL,
    registrar    VARCHAR(64)  NOT NULL,
    released_at  DATETIME(3)  NULL,
    created_at   DATETIME(3)  NOT NULL,
    CONSTRAINT pk_product_sku_reference PRIMARY KEY (sku_id, kind, reference_id),
    CONSTRAINT ck_product_sku_reference_kind CHECK (kind IN ('ORDER_ITEM', 'ACTIVITY', 'POST')),
    INDEX ix_product_sku_reference (kind, reference_id),
    INDEX ix_product_sku_reference_released (released_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;
