-- W3C traceparent of the upload: whoever works on the task later continues its trace.
ALTER TABLE product_supply_task ADD COLUMN traceparent VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL;
