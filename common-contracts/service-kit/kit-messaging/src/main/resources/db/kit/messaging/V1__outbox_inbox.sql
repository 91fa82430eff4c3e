-- due_at: when the relay may take the row. A fresh row belongs to the process that wrote it for a moment, a row with a
-- half message until the check window is over, a claimed row to the relay that claimed it.
CREATE TABLE outbox_event (
    id             CHAR(36)     CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    topic          VARCHAR(127) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_type     VARCHAR(127) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_key      VARCHAR(200) NOT NULL,
    sequence       BIGINT       NOT NULL,
    occurred_at    DATETIME(3)  NOT NULL,
    trace_id       VARCHAR(64)  NULL,
    body           MEDIUMTEXT   NOT NULL,
    body_hash      CHAR(64)     CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    route          VARCHAR(8)   CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status         VARCHAR(8)   CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    due_at         DATETIME(3)  NOT NULL,
    attempts       INT          NOT NULL,
    last_error     VARCHAR(500) NULL,
    created_at     DATETIME(3)  NOT NULL,
    sent_at        DATETIME(3)  NULL,
    CONSTRAINT pk_outbox_event PRIMARY KEY (id),
    CONSTRAINT ck_outbox_event_route CHECK (route IN ('RELAY', 'HALF')),
    CONSTRAINT ck_outbox_event_status CHECK (status IN ('OPEN', 'SENT')),
    INDEX idx_outbox_event_due (status, due_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE outbox_topic (
    topic VARCHAR(127) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    CONSTRAINT pk_outbox_topic PRIMARY KEY (topic)
) ENGINE = InnoDB;

CREATE TABLE inbox_event (
    consumer     VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id     VARCHAR(64)  CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    processed_at DATETIME(3)  NOT NULL,
    CONSTRAINT pk_inbox_event PRIMARY KEY (consumer, event_id),
    INDEX idx_inbox_event_processed (processed_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
