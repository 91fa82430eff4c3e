package io.goodsflow.kit.web.json;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;

/**
 * A body that is UTF-8 and names no half of a character. The parser lets both pass, and what is stored would be another
 * text than was sent: half a character becomes a question mark.
 */
final class SoundText implements HttpInputMessage {

    private static final int HEX_DIGITS = 4;
    private static final int HEX = 16;

    private final HttpHeaders headers;
    private final byte[] body;

    private SoundText(HttpHeaders headers, byte[] body) {
        this.headers = headers;
        this.body = body;
    }

    /** @throws GoodsflowException 400 if the body is not sound */
    static HttpInputMessage of(HttpInputMessage message) throws IOException {
        byte[] body = message.getBody().readAllBytes();
        if (!isSound(body)) {
            throw new GoodsflowException(CommonError.MALFORMED_REQUEST);
        }
        return new SoundText(message.getHeaders(), body);
    }

    private static boolean isSound(byte[] body) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return false;
        }
        // JSON has no raw NUL: with one it is UTF-16 or UTF-32, which a parser would read all the same
        return text.indexOf('\0') < 0 && hasWholeCharacters(text);
    }

    /** Escapes are outside of nothing but strings, so the text need not be parsed to find them. */
    private static boolean hasWholeCharacters(String json) {
        boolean awaitsLow = false;
        for (int at = json.indexOf('\\'); at >= 0; ) {
            int escaped = escaped(json, at);
            if (awaitsLow != isLow(escaped)) {
                return false;
            }
            awaitsLow = isHigh(escaped);
            int next = at + (escaped < 0 ? 2 : 2 + HEX_DIGITS);
            at = json.indexOf('\\', next);
            if (awaitsLow && at != next) {
                return false;
            }
        }
        return !awaitsLow;
    }

    /** The UTF-16 unit that an escape stands for, negative if it is none of that kind or the parser will refuse it. */
    private static int escaped(String json, int at) {
        int digits = at + 2;
        if (digits + HEX_DIGITS > json.length() || json.charAt(at + 1) != 'u') {
            return -1;
        }
        int unit = 0;
        for (int i = digits; i < digits + HEX_DIGITS; i++) {
            int digit = Character.digit(json.charAt(i), HEX);
            if (digit < 0) {
                return -1;
            }
            unit = unit * HEX + digit;
        }
        return unit;
    }

    private static boolean isHigh(int unit) {
        return unit >= Character.MIN_HIGH_SURROGATE && unit <= Character.MAX_HIGH_SURROGATE;
    }

    private static boolean isLow(int unit) {
        return unit >= Character.MIN_LOW_SURROGATE && unit <= Character.MAX_LOW_SURROGATE;
    }

    @Override
    public InputStream getBody() {
        return new ByteArrayInputStream(body);
    }

    @Override
    public HttpHeaders getHeaders() {
        return headers;
    }
}
