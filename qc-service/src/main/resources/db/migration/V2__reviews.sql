-- One review per frozen submission (source 6.6).

CREATE TABLE qc_review (
    id               BIGINT      NOT NULL,
    draft_id         BIGINT      NOT NULL,
    submission_no    INT         NOT NULL,
    item_id          BIGINT      NOT NULL,
    merchant_id      BIGINT      NOT NULL,
    publish_version  BIGINT      NOT NULL,
    snapshot_id      BIGINT      NOT NULL,
    content_hash     CHAR(64)    NOT NULL,
    operation_id     VARCHAR(64) NOT NULL,
    source           VARCHAR(16) NOT NULL,
    state            VARCHAR(16) NOT NULL,
    review_level     VARCHAR(16) NOT NULL,
    result           VARCHAR(16) NOT NULL,
    score            INT         NOT NULL,
    rule_set_version BIGINT      NOT NULL,
    created_at       DATETIME(3) NOT NULL,
    decided_at       DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_qc_review_submission UNIQUE (draft_id, submission_no),
    CONSTRAINT ck_qc_review_state CHECK (state IN ('DECIDED')),
    CONSTRAINT ck_qc_review_level CHECK (review_level IN ('MACHINE', 'HUMAN')),
    CONSTRAINT ck_qc_review_result CHECK (result IN ('PASS', 'REJECT')),
    INDEX idx_qc_review_item (item_id)
) CHARACTER SET utf8mb4;

CREATE TABLE qc_review_reason (
    review_id BIGINT       NOT NULL,
    reason_no INT          NOT NULL,
    rule_code VARCHAR(64)  NOT NULL,
    severity  VARCHAR(16)  NOT NULL,
    code      VARCHAR(64)  NOT NULL,
    field     VARCHAR(191) NULL,
    message   VARCHAR(500) NOT NULL,
    PRIMARY KEY (review_id, reason_no),
    CONSTRAINT fk_qc_review_reason FOREIGN KEY (review_id) REFERENCES qc_review (id)
) CHARACTER SET utf8mb4;
