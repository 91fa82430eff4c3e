-- Categories form a tree; what its templates say is inherited down.
ALTER TABLE category
    ADD COLUMN parent_id BIGINT NULL,
    ADD INDEX ix_category_parent (parent_id),
    ADD CONSTRAINT fk_category_parent FOREIGN KEY (parent_id) REFERENCES category (id);

-- One row. Whoever changes the tree or a template locks it and raises the revision; a merge holds it shared, so that
-- what it judged by is so until it commits. Processes keep templates in memory by revision.
CREATE TABLE category_tree (
    tree_id  INT    NOT NULL,
    revision BIGINT NOT NULL,
    CONSTRAINT pk_category_tree PRIMARY KEY (tree_id),
    CONSTRAINT ck_category_tree_one CHECK (tree_id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

INSERT INTO category_tree (tree_id, revision) VALUES (1, 0);

-- Versions of templates; never updated. They outlive their category, because they say who changed what.
CREATE TABLE category_template (
    category_id BIGINT        NOT NULL,
    version     BIGINT        NOT NULL,
    rules       MEDIUMTEXT    NOT NULL,
    natural_key VARCHAR(1024) NOT NULL,
    changed_by  VARCHAR(64)   NOT NULL,
    reason      VARCHAR(500)  NULL,
    created_at  DATETIME(3)   NOT NULL,
    CONSTRAINT pk_category_template PRIMARY KEY (category_id, version),
    CONSTRAINT ck_category_template_version CHECK (version >= 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_bin;

-- What else an order must be able to explain (4.3.3): category path, contract, template versions, and a hash over all.
-- Null in versions from before.
ALTER TABLE item_snapshot
    ADD COLUMN facts MEDIUMTEXT NULL,
    ADD COLUMN snapshot_hash CHAR(64) NULL;

-- Which categories hold drafts in the making: a category cannot take its products out of their key space.
ALTER TABLE product_draft_tab
    ADD COLUMN category_id BIGINT GENERATED ALWAYS AS (CAST(JSON_VALUE(content, '$.category_id') AS SIGNED)) VIRTUAL,
    ADD INDEX ix_product_draft_category (category_id, status);

-- What may be forgotten is never of a publication; the sweep must not walk past those each time.
CREATE INDEX ix_product_edit_history_stage_age ON product_edit_history_log (stage, occurred_at, history_id);
DROP INDEX ix_product_edit_history_age ON product_edit_history_log;
