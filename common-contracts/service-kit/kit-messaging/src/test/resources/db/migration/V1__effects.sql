CREATE TABLE effect (
    id        BIGINT       NOT NULL AUTO_INCREMENT,
    event_id  VARCHAR(64)  NOT NULL,
    event_key VARCHAR(200) NOT NULL,
    note      VARCHAR(200) NOT NULL,
    CONSTRAINT pk_effect PRIMARY KEY (id),
    INDEX idx_effect_key (event_key)
) ENGINE = InnoDB;

CREATE TABLE business (
    business_key VARCHAR(200) NOT NULL,
    CONSTRAINT pk_business PRIMARY KEY (business_key)
) ENGINE = InnoDB;

CREATE TABLE state_view (
    state_id               BIGINT       NOT NULL,
    last_processed_version BIGINT       NOT NULL,
    title                  VARCHAR(200) NOT NULL,
    CONSTRAINT pk_state_view PRIMARY KEY (state_id)
) ENGINE = InnoDB;
