-- How often drafts of an item were given their content: what else is made from a draft (its stock) is put in this order.
-- The count stands with the natural key, because whoever gives a draft its content holds that row; it goes with the item.
-- 0: drafts from before, and those that are born published.
ALTER TABLE product_identity
    ADD COLUMN editions BIGINT NOT NULL DEFAULT 0;

ALTER TABLE product_draft_tab
    ADD COLUMN edition BIGINT NOT NULL DEFAULT 0;

-- What became of an operation that no draft holds; and the drafts that an update still leads to.
ALTER TABLE product_draft_update
    ADD INDEX ix_product_draft_update_operation (operation_id, created_at),
    ADD INDEX ix_product_draft_update_draft (draft_id);
