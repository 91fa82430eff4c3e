-- What people did to dead letters, one row a step, never changed. It goes with its letter.
CREATE TABLE dead_letter_action (
    id        BIGINT       NOT NULL AUTO_INCREMENT,
    letter_id BIGINT       NOT NULL,
    action    VARCHAR(8)   CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    outcome   VARCHAR(8)   CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    acted_by  VARCHAR(64)  NOT NULL,
    acted_at  DATETIME(3)  NOT NULL,
    reason    VARCHAR(500) NULL,
    CONSTRAINT pk_dead_letter_action PRIMARY KEY (id),
    CONSTRAINT fk_dead_letter_action_letter FOREIGN KEY (letter_id) REFERENCES dead_letter (id) ON DELETE CASCADE,
    CONSTRAINT ck_dead_letter_action CHECK (action IN ('REPLAY', 'DISCARD')),
    CONSTRAINT ck_dead_letter_outcome CHECK (outcome IN ('BEGUN', 'TAKEN', 'REFUSED', 'DONE'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
