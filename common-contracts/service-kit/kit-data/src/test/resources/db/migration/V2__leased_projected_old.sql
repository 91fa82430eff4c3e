CREATE TABLE leased_thing (
    id           BIGINT      NOT NULL,
    status       VARCHAR(16) NOT NULL,
    stage        VARCHAR(16) NULL,
    progress     BIGINT      NOT NULL DEFAULT 0,
    worker_id    VARCHAR(64) NULL,
    lease_token  VARCHAR(64) NULL,
    lease_until  DATETIME(3) NULL,
    heartbeat_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    INDEX idx_leased_thing_status (status, lease_until)
) ENGINE = InnoDB;

CREATE TABLE projected_thing (
    thing_id               BIGINT       NOT NULL,
    title                  VARCHAR(16)  NULL,
    state                  VARCHAR(16)  NULL,
    changed_at             DATETIME(3)  NULL,
    last_processed_version BIGINT       NOT NULL,
    PRIMARY KEY (thing_id),
    CONSTRAINT uk_projected_thing_title UNIQUE (title)
) ENGINE = InnoDB;

CREATE TABLE old_thing (
    id         BIGINT      NOT NULL,
    status     VARCHAR(16) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX idx_old_thing_created (created_at)
) ENGINE = InnoDB;
