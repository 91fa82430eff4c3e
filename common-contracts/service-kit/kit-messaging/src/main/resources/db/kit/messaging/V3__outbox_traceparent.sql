-- W3C traceparent of the span that made the event, so that whoever delivers it, now or after a crash, continues its trace.
ALTER TABLE outbox_event ADD COLUMN traceparent VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL;
