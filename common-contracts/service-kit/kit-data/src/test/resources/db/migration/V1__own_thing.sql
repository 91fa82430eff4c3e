CREATE TABLE own_thing (
    id       BIGINT      NOT NULL,
    name     VARCHAR(64) NOT NULL,
    amount   BIGINT      NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_own_thing_name UNIQUE (name)
) ENGINE = InnoDB;
