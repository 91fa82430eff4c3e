-- What became of each change of a published item, and the changes that wait for the end of the draft in their way:
-- at most one per item and source. patch is null once it does not wait any more.
CREATE TABLE product_draft_update (
    request_id           VARCHAR(64) NOT NULL,
    item_id              BIGINT      NOT NULL,
    merchant_id          BIGINT      NOT NULL,
    source               VARCHAR(16) NOT NULL,
    operator             VARCHAR(64) NOT NULL,
    operation_id         VARCHAR(64) NOT NULL,
    base_publish_version BIGINT      NOT NULL,
    patch                MEDIUMTEXT  NULL,
    outcome              VARCHAR(16) NOT NULL,
    draft_id             BIGINT      NULL,
    publish_version      BIGINT      NOT NULL,
    fields               MEDIUMTEXT  NOT NULL,
    reasons              MEDIUMTEXT  NOT NULL,
    next_attempt_at      DATETIME(3) NOT NULL,
    created_at           DATETIME(3) NOT NULL,
    updated_at           DATETIME(3) NOT NULL,
    queued_item_id       BIGINT GENERATED ALWAYS AS (CASE WHEN outcome = 'QUEUED' THEN item_id END) STORED,
    CONSTRAINT pk_product_draft_update PRIMARY KEY (request_id),
    CONSTRAINT uq_product_draft_update_queue UNIQUE (queued_item_id, source),
    CONSTRAINT ck_product_draft_update_outcome CHECK
        (outcome IN ('UPDATED', 'NO_OP', 'QUEUED', 'SUPERSEDED', 'REFUSED')),
    CONSTRAINT ck_product_draft_update_queued CHECK (outcome <> 'QUEUED' OR patch IS NOT NULL),
    INDEX ix_product_draft_update_due (outcome, next_attempt_at),
    INDEX ix_product_draft_update_age (updated_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Which sources may write which fields of a category's items; a field without a row may be written by all.
CREATE TABLE category_ownership (
    category_id BIGINT      NOT NULL,
    version     BIGINT      NOT NULL,
    updated_by  VARCHAR(64) NOT NULL,
    updated_at  DATETIME(3) NOT NULL,
    CONSTRAINT pk_category_ownership PRIMARY KEY (category_id),
    CONSTRAINT fk_category_ownership_category FOREIGN KEY (category_id) REFERENCES category (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

CREATE TABLE category_field_owner (
    category_id BIGINT      NOT NULL,
    field       VARCHAR(80) NOT NULL,
    by_supplier BOOLEAN     NOT NULL,
    by_merchant BOOLEAN     NOT NULL,
    by_operator BOOLEAN     NOT NULL,
    CONSTRAINT pk_category_field_owner PRIMARY KEY (category_id, field),
    CONSTRAINT fk_category_field_owner_head FOREIGN KEY (category_id)
        REFERENCES category_ownership (category_id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Fields of items that stay as they are, whatever suppliers and merchants send.
CREATE TABLE product_field_lock (
    item_id    BIGINT       NOT NULL,
    field      VARCHAR(80)  NOT NULL,
    reason     VARCHAR(500) NULL,
    locked_by  VARCHAR(64)  NOT NULL,
    locked_at  DATETIME(3)  NOT NULL,
    expires_at DATETIME(3)  NULL,
    CONSTRAINT pk_product_field_lock PRIMARY KEY (item_id, field),
    CONSTRAINT fk_product_field_lock_item FOREIGN KEY (item_id) REFERENCES product_item_tab (item_id),
    INDEX ix_product_field_lock_expiry (expires_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Lists of the back office, and the look for forgotten drafts.
CREATE INDEX ix_product_draft_status ON product_draft_tab (status, draft_id);
CREATE INDEX ix_product_draft_merchant_all ON product_draft_tab (merchant_id, draft_id);
CREATE INDEX ix_product_draft_forgotten ON product_draft_tab (status, updated_at);

-- The one draft of an item that is not over, among any number that are.
CREATE INDEX ix_product_draft_item_status ON product_draft_tab (item_id, status, draft_id);
