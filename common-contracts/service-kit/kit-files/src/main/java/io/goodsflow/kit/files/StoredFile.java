package io.goodsflow.kit.files;

/**
 * A file in the store.
 *
 * @param key opaque key, safe to keep in the database, at most 255 characters
 * @param size bytes
 * @param sha256 lower-case hex
 */
public record StoredFile(String key, long size, String sha256) {}
