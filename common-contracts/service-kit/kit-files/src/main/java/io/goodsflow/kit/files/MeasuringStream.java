package io.goodsflow.kit.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Counts and digests what is written, and stops above the bound. */
final class MeasuringStream extends FilterOutputStream {

    private final MessageDigest sha256;
    private final long maxBytes;
    private long size;

    MeasuringStream(OutputStream out, long maxBytes) {
        super(out);
        this.maxBytes = maxBytes;
        try {
            this.sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (length > maxBytes - size) {
            throw new FileTooLargeException(maxBytes);
        }
        out.write(bytes, offset, length);
        sha256.update(bytes, offset, length);
        size += length;
    }

    StoredFile as(String key) {
        return new StoredFile(key, size, HexFormat.of().formatHex(sha256.digest()));
    }
}
