package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RewritingTest {

    @Test
    void every_place_is_changed() throws IOException {
        assertThat(passed("a:1 b:1 c:2")).isEqualTo("a:1 9:9 c:2");
        assertThat(passed("b:1b:1")).isEqualTo("9:99:9");
    }

    @Test
    void also_one_that_is_spread_over_pieces() throws IOException {
        assertThat(passed("x b", ":", "1 y")).isEqualTo("x 9:9 y");
        assertThat(passed("bb", ":1.")).isEqualTo("b9:9.");
    }

    @Test
    void what_only_looks_like_the_beginning_passes_unchanged() throws IOException {
        assertThat(passed("x b", "y")).isEqualTo("x by");
    }

    @Test
    void a_text_of_another_length_would_break_the_frames_around_it() {
        assertThatThrownBy(() -> new Rewriting("1234", "123")).hasMessageContaining("same length");
    }

    private static String passed(String... pieces) throws IOException {
        Rewriting rewriting = new Rewriting("b:1", "9:9");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String piece : pieces) {
            byte[] bytes = piece.getBytes(StandardCharsets.US_ASCII);
            rewriting.write(bytes, bytes.length, out);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }
}
