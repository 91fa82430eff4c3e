package io.goodsflow.kit.web.server;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;

/** Counts what is read; the refusal is unchecked so that it passes through parsers as it is. */
final class LimitedBody extends ServletInputStream {

    private final ServletInputStream body;
    private final long maxBytes;
    private long read;

    LimitedBody(ServletInputStream body, long maxBytes) {
        this.body = body;
        this.maxBytes = maxBytes;
    }

    @Override
    public int read() throws IOException {
        int value = body.read();
        count(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int bytes = body.read(buffer, offset, length);
        count(Math.max(bytes, 0));
        return bytes;
    }

    private void count(int bytes) {
        read += bytes;
        if (read > maxBytes) {
            throw new GoodsflowException(CommonError.BODY_TOO_LARGE, maxBytes);
        }
    }

    @Override
    public boolean isFinished() {
        return body.isFinished();
    }

    @Override
    public boolean isReady() {
        return body.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
        body.setReadListener(listener);
    }
}
