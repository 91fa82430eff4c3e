package io.goodsflow.kit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LogMaskTest {

    private static final String JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJvcHMifQ.c2lnbmF0dXJl-_x";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Authorization: Bearer abc.def | Authorization: ***",
                "authorization=Basic dXNlcjpwYXNz rest | authorization=*** rest",
                "sent Bearer 0123456789abcdef0 on | sent Bearer *** on",
                "{\"password\":\"hunter2\",\"user\":\"ann\"} | {\"password\":\"***\",\"user\":\"ann\"}",
                "{\"password\": \"with \\\" quote\"} | {\"password\": \"***\"}",
                "{\\\"client_secret\\\":\\\"s3cret\\\",\\\"n\\\":1} | {\\\"client_secret\\\":\\\"***\\\",\\\"n\\\":1}",
                "{\"a\":{\"b\":[{\"voucher_code\":\"QX7F-2291\"}]}} | {\"a\":{\"b\":[{\"voucher_code\":\"***\"}]}}",
                "{\"codes\":[\"A1B2C3\",\"D4E5F6\"],\"n\":2} | {\"codes\":***,\"n\":2}",
                "code=QX7F2291 left | code=*** left",
                "/callback?id=7&sign=9f86d081&access_token=xyz#top | /callback?id=7&sign=***&access_token=***",
                "X-Signature: 9f86d081884c7d65 | X-Signature: ***",
                "hmac_key=topsecret, next | hmac_key=***, next",
                "jdbc:mariadb://ann:hunter2@db:3306/x | jdbc:mariadb://ann:***@db:3306/x",
                "jdbc:mariadb://db/x?user=ann&password=hunter2 | jdbc:mariadb://db/x?user=ann&password=***",
                "redis://:hunter2@127.0.0.1:1 | redis://:***@127.0.0.1:1",
            })
    void a_secret_is_taken_out_and_what_stands_around_it_stays(String text, String expected) {
        assertThat(LogMask.mask(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "%20", "token expired: ", "\"", "\\n", "x"})
    void a_jwt_is_known_by_its_shape_wherever_it_stands(String before) {
        assertThat(LogMask.mask(before + JWT + " and on")).doesNotContain("eyJ").endsWith("*** and on");
        assertThat(LogMask.mask(JWT.substring(0, JWT.lastIndexOf('.')))).isEqualTo("***");
    }

    @Test
    void a_private_key_goes_whole_even_when_its_end_was_cut() {
        String key = "-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----";

        assertThat(LogMask.mask("read " + key + " ok")).isEqualTo("read *** ok");
        assertThat(LogMask.mask("read " + key.substring(0, 40))).isEqualTo("read ***");
        assertThat(LogMask.mask("-----BEGIN PUBLIC KEY-----\nMIIB")).isEqualTo("-----BEGIN PUBLIC KEY-----\nMIIB");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "trace_id=4bf92f3577b34da6a3ce929d0e0e4736 span_id=00f067aa0ba902b7",
                "sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                "event 0198c7a2-1f5e-7c3a-9d55-3f1e2a4b6c8d of sku 82376512 was sent",
                "{\"code\":\"product.not_found\",\"status\":404,\"code\":500}",
                "CODE: 17  DESC: No topic route info",
                "http://127.0.0.1:8080/api/products?page=2&page_size=50",
                "at io.goodsflow.kit.web.Tokens.check(Tokens.java:41)",
                "sku_code=KX-1, barcode=4006381333931, tokenizer=simple",
                "the bearer authentication of basic calls",
                "eyJ is how many tokens begin",
            })
    void ids_hashes_and_words_stay(String text) {
        assertThat(LogMask.mask(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eyJ",
                "eyJa.",
                "password=",
                "\"password\":\"",
                "://a:",
                "-----BEGIN ",
                "bearer ",
                "a:",
                "\\\"",
                "["
            })
    void a_text_made_to_be_slow_is_not(String part) {
        String text = part.repeat(1_000_000 / part.length());

        assertTimeout(Duration.ofSeconds(20), () -> LogMask.mask(text));
    }
}
