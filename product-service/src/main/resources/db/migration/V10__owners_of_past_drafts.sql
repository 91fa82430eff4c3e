-- Whose draft an entry is about, once the draft itself is gone; null before, and where it never was known.
ALTER TABLE product_edit_history_log
    ADD COLUMN merchant_id BIGINT NULL;
