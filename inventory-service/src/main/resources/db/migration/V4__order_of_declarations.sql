-- The highest edition of its item that a key's stock was declared from; an older one comes too late. It stands with the
-- balance, because a declaration holds that row. 0: none was told.
ALTER TABLE inventory_balance
    ADD COLUMN edition BIGINT NOT NULL DEFAULT 0;
