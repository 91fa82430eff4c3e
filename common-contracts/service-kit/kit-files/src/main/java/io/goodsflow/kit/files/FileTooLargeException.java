package io.goodsflow.kit.files;

import java.io.IOException;

/** The stream was longer than allowed; nothing was stored. */
public class FileTooLargeException extends IOException {

    private static final long serialVersionUID = 1L;
    private final long maxBytes;

    public FileTooLargeException(long maxBytes) {
        super("file is larger than " + maxBytes + " bytes");
        this.maxBytes = maxBytes;
    }

    public long maxBytes() {
        return maxBytes;
    }
}
