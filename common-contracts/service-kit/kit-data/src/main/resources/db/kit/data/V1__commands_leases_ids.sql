CREATE TABLE id_segment (
    name       VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    next_value BIGINT      NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (name),
    CONSTRAINT ck_id_segment_next_value CHECK (next_value > 0)
) ENGINE = InnoDB;

-- key_hash stands for (principal, merchant_id, operation, idempotency_key); these are kept for people.
CREATE TABLE idempotent_command (
    key_hash        CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    principal       VARCHAR(128) NOT NULL,
    merchant_id     BIGINT       NOT NULL,
    operation       VARCHAR(191) NOT NULL,
    idempotency_key VARCHAR(128) NOT NULL,
    content_hash    CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    answer          MEDIUMTEXT   NULL,
    created_at      DATETIME(3)  NOT NULL,
    PRIMARY KEY (key_hash),
    INDEX idx_idempotent_command_created (created_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE stepped_command (
    id              BIGINT       NOT NULL AUTO_INCREMENT,
    key_hash        CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    principal       VARCHAR(128) NOT NULL,
    merchant_id     BIGINT       NOT NULL,
    operation       VARCHAR(191) NOT NULL,
    idempotency_key VARCHAR(128) NOT NULL,
    content_hash    CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    answer          MEDIUMTEXT   NULL,
    worker_id       VARCHAR(64)  NULL,
    lease_token     VARCHAR(64)  NULL,
    lease_until     DATETIME(3)  NULL,
    heartbeat_at    DATETIME(3)  NULL,
    created_at      DATETIME(3)  NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_stepped_command_key UNIQUE (key_hash),
    INDEX idx_stepped_command_created (created_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE stepped_command_step (
    command_id BIGINT      NOT NULL,
    step_id    VARCHAR(31) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    result     MEDIUMTEXT  NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (command_id, step_id),
    CONSTRAINT fk_stepped_command_step_command FOREIGN KEY (command_id)
        REFERENCES stepped_command (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE lease (
    name         VARCHAR(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    worker_id    VARCHAR(64)  NULL,
    lease_token  VARCHAR(64)  NULL,
    lease_until  DATETIME(3)  NULL,
    heartbeat_at DATETIME(3)  NULL,
    PRIMARY KEY (name)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
