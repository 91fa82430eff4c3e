-- All texts compare exactly (utf8mb4_bin); all times are UTC.

CREATE TABLE category (
    id         BIGINT      NOT NULL,
    name       VARCHAR(64) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    CONSTRAINT pk_category PRIMARY KEY (id),
    CONSTRAINT uq_category_name UNIQUE (name)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Which natural key belongs to which item. Claimed by insert, moved at a merge, deleted only while unpublished.
CREATE TABLE product_identity (
    fingerprint CHAR(64)    NOT NULL,
    item_id     BIGINT      NOT NULL,
    merchant_id BIGINT      NOT NULL,
    published   BOOLEAN     NOT NULL,
    created_at  DATETIME(3) NOT NULL,
    updated_at  DATETIME(3) NOT NULL,
    CONSTRAINT pk_product_identity PRIMARY KEY (fingerprint),
    CONSTRAINT uq_product_identity_item UNIQUE (item_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Drafts (4.10). active_item_id is set while the draft holds its item's one active slot.
CREATE TABLE product_draft_tab (
    draft_id             BIGINT       NOT NULL,
    item_id              BIGINT       NOT NULL,
    merchant_id          BIGINT       NOT NULL,
    source               VARCHAR(16)  NOT NULL,
    operator             VARCHAR(64)  NOT NULL,
    operation_id         VARCHAR(64)  NOT NULL,
    target_sale_state    VARCHAR(16)  NOT NULL,
    status               VARCHAR(16)  NOT NULL,
    base_publish_version BIGINT       NOT NULL,
    content              MEDIUMTEXT   NOT NULL,
    business_fingerprint CHAR(64)     NOT NULL,
    submission_no        INT          NULL,
    snapshot_id          BIGINT       NULL,
    publish_version      BIGINT       NULL,
    content_hash         CHAR(64)     NULL,
    rebase_required      BOOLEAN      NOT NULL,
    status_reasons       MEDIUMTEXT   NOT NULL,
    lock_version         BIGINT       NOT NULL,
    created_at           DATETIME(3)  NOT NULL,
    updated_at           DATETIME(3)  NOT NULL,
    active_item_id       BIGINT GENERATED ALWAYS AS
        (CASE WHEN status IN ('EDITING', 'QC_PENDING') THEN item_id END) STORED,
    CONSTRAINT pk_product_draft PRIMARY KEY (draft_id),
    CONSTRAINT uq_product_draft_active UNIQUE (active_item_id),
    CONSTRAINT ck_product_draft_status CHECK
        (status IN ('EDITING', 'QC_PENDING', 'REJECTED', 'PUBLISHED', 'WITHDRAWN', 'ABANDONED')),
    CONSTRAINT ck_product_draft_locked CHECK
        (status <> 'QC_PENDING' OR (submission_no IS NOT NULL AND snapshot_id IS NOT NULL
            AND publish_version IS NOT NULL AND content_hash IS NOT NULL)),
    INDEX ix_product_draft_item (item_id, draft_id),
    INDEX ix_product_draft_merchant (merchant_id, status, draft_id),
    INDEX ix_product_draft_operation (operation_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- What a CreateDraft made, for callers whose answer was lost. Kept with the drafts.
CREATE TABLE product_draft_request (
    request_id VARCHAR(64) NOT NULL,
    draft_id   BIGINT      NOT NULL,
    reopened   BOOLEAN     NOT NULL,
    created_at DATETIME(3) NOT NULL,
    CONSTRAINT pk_product_draft_request PRIMARY KEY (request_id),
    CONSTRAINT fk_product_draft_request FOREIGN KEY (draft_id) REFERENCES product_draft_tab (draft_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Frozen drafts; never updated.
CREATE TABLE draft_snapshot (
    snapshot_id     BIGINT      NOT NULL,
    draft_id        BIGINT      NOT NULL,
    submission_no   INT         NOT NULL,
    item_id         BIGINT      NOT NULL,
    merchant_id     BIGINT      NOT NULL,
    source          VARCHAR(16) NOT NULL,
    publish_version BIGINT      NOT NULL,
    content_hash    CHAR(64)    NOT NULL,
    content         MEDIUMTEXT  NOT NULL,
    created_at      DATETIME(3) NOT NULL,
    CONSTRAINT pk_draft_snapshot PRIMARY KEY (snapshot_id),
    CONSTRAINT uq_draft_snapshot_submission UNIQUE (draft_id, submission_no),
    CONSTRAINT fk_draft_snapshot_draft FOREIGN KEY (draft_id) REFERENCES product_draft_tab (draft_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- The first verdict on each submission and what it led to; its primary key lets no second one in.
CREATE TABLE draft_verdict (
    draft_id         BIGINT      NOT NULL,
    submission_no    INT         NOT NULL,
    review_id        BIGINT      NOT NULL,
    result           VARCHAR(16) NOT NULL,
    review_level     VARCHAR(16) NOT NULL,
    outcome          VARCHAR(16) NOT NULL,
    item_snapshot_id BIGINT      NULL,
    created_at       DATETIME(3) NOT NULL,
    CONSTRAINT pk_draft_verdict PRIMARY KEY (draft_id, submission_no),
    CONSTRAINT ck_draft_verdict_outcome CHECK (outcome IN ('PUBLISHED', 'REJECTED', 'RETURNED')),
    CONSTRAINT fk_draft_verdict_snapshot FOREIGN KEY (draft_id, submission_no)
        REFERENCES draft_snapshot (draft_id, submission_no)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Published items (4.10); min_price is the lowest of its SKUs, null without SKUs, so that lists need no join.
CREATE TABLE product_item_tab (
    item_id         BIGINT       NOT NULL,
    merchant_id     BIGINT       NOT NULL,
    category_id     BIGINT       NOT NULL,
    title           VARCHAR(128) NOT NULL,
    description     MEDIUMTEXT   NULL,
    brand           VARCHAR(128) NULL,
    outer_id        VARCHAR(128) NULL,
    image_urls      MEDIUMTEXT   NOT NULL,
    attributes      MEDIUMTEXT   NOT NULL,
    sale_state      VARCHAR(16)  NOT NULL,
    publish_version BIGINT       NOT NULL,
    snapshot_id     BIGINT       NOT NULL,
    min_price       BIGINT       NULL,
    created_at      DATETIME(3)  NOT NULL,
    updated_at      DATETIME(3)  NOT NULL,
    CONSTRAINT pk_product_item PRIMARY KEY (item_id),
    CONSTRAINT ck_product_item_sale_state CHECK (sale_state IN ('ONLINE', 'OFFLINE', 'BANNED', 'ARCHIVED')),
    CONSTRAINT ck_product_item_version CHECK (publish_version >= 1),
    CONSTRAINT fk_product_item_category FOREIGN KEY (category_id) REFERENCES category (id),
    INDEX ix_product_item_sale (sale_state, item_id),
    INDEX ix_product_item_category_sale (category_id, sale_state, item_id),
    INDEX ix_product_item_merchant (merchant_id, item_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

CREATE TABLE product_sku_tab (
    sku_id     BIGINT       NOT NULL,
    item_id    BIGINT       NOT NULL,
    sku_code   VARCHAR(64)  NULL,
    specs      VARCHAR(255) NOT NULL,
    specs_key  CHAR(64)     NOT NULL,
    price      BIGINT       NOT NULL,
    position   INT          NOT NULL,
    created_at DATETIME(3)  NOT NULL,
    updated_at DATETIME(3)  NOT NULL,
    CONSTRAINT pk_product_sku PRIMARY KEY (sku_id),
    CONSTRAINT uq_product_sku_specs UNIQUE (item_id, specs_key),
    CONSTRAINT uq_product_sku_code UNIQUE (item_id, sku_code),
    CONSTRAINT ck_product_sku_price CHECK (price BETWEEN 0 AND 100000000),
    CONSTRAINT fk_product_sku_item FOREIGN KEY (item_id) REFERENCES product_item_tab (item_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- What each version of an item was (4.10); never updated.
CREATE TABLE item_snapshot (
    snapshot_id     BIGINT      NOT NULL,
    item_id         BIGINT      NOT NULL,
    publish_version BIGINT      NOT NULL,
    draft_id        BIGINT      NOT NULL,
    sale_state      VARCHAR(16) NOT NULL,
    content_hash    CHAR(64)    NOT NULL,
    content         MEDIUMTEXT  NOT NULL,
    created_at      DATETIME(3) NOT NULL,
    CONSTRAINT pk_item_snapshot PRIMARY KEY (snapshot_id),
    CONSTRAINT uq_item_snapshot_version UNIQUE (item_id, publish_version),
    CONSTRAINT fk_item_snapshot_item FOREIGN KEY (item_id) REFERENCES product_item_tab (item_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- Who did what (4.7, 4.10); append only. Of two entries with one once_key the first stays.
CREATE TABLE product_edit_history_log (
    history_id      BIGINT        NOT NULL AUTO_INCREMENT,
    item_id         BIGINT        NOT NULL,
    draft_id        BIGINT        NOT NULL,
    stage           VARCHAR(16)   NOT NULL,
    action          VARCHAR(32)   NOT NULL,
    operator        VARCHAR(64)   NOT NULL,
    operation_id    VARCHAR(64)   NOT NULL,
    publish_version BIGINT        NULL,
    snapshot_id     BIGINT        NULL,
    change_payload  MEDIUMTEXT    NOT NULL,
    reason          VARCHAR(1000) NULL,
    once_key        VARCHAR(128)  NULL,
    occurred_at     DATETIME(3)   NOT NULL,
    CONSTRAINT pk_product_edit_history PRIMARY KEY (history_id),
    CONSTRAINT uq_product_edit_history_once UNIQUE (once_key),
    INDEX ix_product_edit_history_item (item_id, history_id),
    INDEX ix_product_edit_history_draft (draft_id, history_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;
