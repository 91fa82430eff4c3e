-- What shoppers agreed to (source 2.11); never updated, gone some time after it expired.
CREATE TABLE product_checkout (
    checkout_id    BIGINT      NOT NULL,
    checkout_lines MEDIUMTEXT  NOT NULL,
    created_at     DATETIME(3) NOT NULL,
    expires_at     DATETIME(3) NOT NULL,
    CONSTRAINT pk_product_checkout PRIMARY KEY (checkout_id),
    INDEX ix_product_checkout_expiry (expires_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- The history is forgotten by age.
CREATE INDEX ix_product_edit_history_age ON product_edit_history_log (occurred_at, history_id);
