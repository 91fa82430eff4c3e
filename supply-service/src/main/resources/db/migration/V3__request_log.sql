-- What callers of the single create and edit asked for, with the names of the source (3.4.2, 3.4.3). A key that a caller
-- gave stands for one content until its row fails; then it is free again, because refusals are not remembered.
CREATE TABLE product_supply_request_log (
    id            BIGINT       NOT NULL AUTO_INCREMENT,
    -- SHA-256 of caller, merchant, operation and key; null if the caller gave no key
    key_hash      CHAR(64)     CHARACTER SET ascii COLLATE ascii_bin NULL,
    request_type  VARCHAR(32)  NOT NULL,
    -- the caller's key as it was given
    request_id    VARCHAR(128) NULL,
    operator_id   VARCHAR(64)  NOT NULL,
    merchant_id   BIGINT       NOT NULL,
    payload_hash  CHAR(64)     CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- null only inside the transaction that makes the task
    task_id       BIGINT       NULL,
    task_item_id  BIGINT       NULL,
    -- what the caller was told last: SUBMITTED, NO_OP, PROCESSING or the code of the refusal; null before
    response_code VARCHAR(64)  NULL,
    created_at    DATETIME(3)  NOT NULL,
    updated_at    DATETIME(3)  NOT NULL,
    CONSTRAINT pk_product_supply_request_log PRIMARY KEY (id),
    CONSTRAINT uk_request_log_key_hash UNIQUE (key_hash),
    INDEX idx_request_log_task_item_id (task_item_id),
    INDEX idx_request_log_updated_at (updated_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- Number of the row's latest submission within its draft; 0 if it never was in review.
ALTER TABLE product_supply_task_item ADD COLUMN submission_no INT NOT NULL DEFAULT 0 AFTER returned_count;

-- A row in review is due when product-service is to be asked what became of it.
UPDATE product_supply_task_item SET next_attempt_at = UTC_TIMESTAMP(3)
 WHERE status = 'SUBMITTED' AND next_attempt_at IS NULL;
