-- Rules are data: a rule set is a version, and exactly one version is active (architecture 7).

CREATE TABLE qc_rule_set (
    version      BIGINT       NOT NULL,
    state        VARCHAR(16)  NOT NULL,
    active_slot  TINYINT      AS (CASE state WHEN 'ACTIVE' THEN 1 END) STORED,
    note         VARCHAR(255) NOT NULL,
    created_at   DATETIME(3)  NOT NULL,
    activated_at DATETIME(3)  NULL,
    PRIMARY KEY (version),
    CONSTRAINT uk_qc_rule_set_active UNIQUE (active_slot),
    CONSTRAINT ck_qc_rule_set_state CHECK (state IN ('DRAFT', 'ACTIVE', 'RETIRED'))
) CHARACTER SET utf8mb4;

CREATE TABLE qc_rule (
    rule_set_version BIGINT        NOT NULL,
    rule_code        VARCHAR(64)   NOT NULL,
    rule_type        VARCHAR(32)   NOT NULL,
    params           VARCHAR(2000) NOT NULL,
    reason_code      VARCHAR(64)   NOT NULL,
    severity         VARCHAR(16)   NOT NULL,
    risk_score       INT           NOT NULL,
    PRIMARY KEY (rule_set_version, rule_code),
    CONSTRAINT fk_qc_rule_set FOREIGN KEY (rule_set_version) REFERENCES qc_rule_set (version),
    CONSTRAINT ck_qc_rule_severity CHECK (severity IN ('REJECT', 'NOTE')),
    CONSTRAINT ck_qc_rule_score CHECK (risk_score BETWEEN 0 AND 1000)
) CHARACTER SET utf8mb4;

-- A list never changes under a rule set that names it: a new content is a new list_version.
CREATE TABLE qc_word_list (
    id           BIGINT      NOT NULL AUTO_INCREMENT,
    list_code    VARCHAR(64) NOT NULL,
    list_version BIGINT      NOT NULL,
    created_at   DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uk_qc_word_list UNIQUE (list_code, list_version)
) CHARACTER SET utf8mb4;

CREATE TABLE qc_word (
    word_list_id BIGINT       NOT NULL,
    word         VARCHAR(128) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    PRIMARY KEY (word_list_id, word),
    CONSTRAINT fk_qc_word_list FOREIGN KEY (word_list_id) REFERENCES qc_word_list (id)
) CHARACTER SET utf8mb4;

INSERT INTO qc_word_list (id, list_code, list_version, created_at) VALUES (1, 'forbidden-goods', 1, '2026-01-01 00:00:00.000');

-- Whole phrases that offer what may not be sold; single words would hit toys, books and kitchenware.
INSERT INTO qc_word (word_list_id, word) VALUES
    (1, '出售枪支'),
    (1, '枪支弹药'),
    (1, '办理假证'),
    (1, '代开发票'),
    (1, '出售冰毒'),
    (1, '海洛因'),
    (1, '迷奸药'),
    (1, '出售假币'),
    (1, '贩卖人体器官'),
    (1, '象牙制品'),
    (1, '银行卡四件套'),
    (1, 'buy cocaine'),
    (1, 'heroin for sale'),
    (1, 'counterfeit banknotes'),
    (1, 'fake passport'),
    (1, 'unregistered firearm');

INSERT INTO qc_rule_set (version, state, note, created_at, activated_at)
VALUES (1, 'ACTIVE', 'First rules', '2026-01-01 00:00:00.000', '2026-01-01 00:00:00.000');

-- Prices are judged at both ends of what the platform can express: free goods are legitimate.
INSERT INTO qc_rule (rule_set_version, rule_code, rule_type, params, reason_code, severity, risk_score) VALUES
    (1, 'title-length', 'TITLE_LENGTH', '{"min": 2, "max": 128}', 'qc.title_length', 'REJECT', 20),
    (1, 'price-range', 'PRICE_RANGE', '{"min": 0, "max": 100000000}', 'qc.price_range', 'REJECT', 30),
    (1, 'forbidden-goods', 'BANNED_WORDS', '{"list": "forbidden-goods", "version": 1}', 'qc.banned_words', 'REJECT', 100);
