-- The edition of the item's content that the row's draft holds: the order of its stock among others'. Null in rows from
-- before.
ALTER TABLE product_supply_task_item
    ADD COLUMN draft_edition BIGINT NULL;
