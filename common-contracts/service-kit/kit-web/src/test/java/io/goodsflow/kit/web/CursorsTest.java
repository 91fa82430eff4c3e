package io.goodsflow.kit.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CursorsTest {

    @Test
    void aCursorComesBackAsThePositionItWasMadeFrom() {
        assertThat(Cursors.decode(Cursors.encode(1_782_000_000_123L, 42), 2)).containsExactly(1_782_000_000_123L, 42);
        assertThat(Cursors.decodeId(Cursors.encode(Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
        assertThat(Cursors.encode(7)).matches("[A-Za-z0-9_-]+");
    }

    @Test
    void noCursorIsTheStart() {
        assertThat(Cursors.decode(null, 2)).isNull();
        assertThat(Cursors.decode("", 2)).isNull();
        assertThat(Cursors.decodeId(null)).isZero();
    }

    @Test
    void everyAlteredCharacterIsNoticed() {
        String cursor = Cursors.encode(123456789L);
        for (int i = 0; i < cursor.length(); i++) {
            char other = cursor.charAt(i) == 'A' ? 'B' : 'A';
            String altered = cursor.substring(0, i) + other + cursor.substring(i + 1);
            assertThatThrownBy(() -> Cursors.decodeId(altered))
                    .as(altered)
                    .isInstanceOfSatisfying(GoodsflowException.class, refusal -> {
                        assertThat(refusal.errorCode().status()).isEqualTo(400);
                        assertThat(refusal.fieldErrors().get(0).field()).isEqualTo("cursor");
                    });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "abc!", "AQAAAAAAAAAq====", "null", "../../etc", "AQ"})
    void whatWasNeverHandedOutIsRefused(String cursor) {
        assertThatThrownBy(() -> Cursors.decodeId(cursor)).isInstanceOf(GoodsflowException.class);
    }

    @Test
    void aCursorOfAnotherListIsRefused() {
        assertThatThrownBy(() -> Cursors.decode(Cursors.encode(1, 2), 1)).isInstanceOf(GoodsflowException.class);
    }

    @Test
    void aPageEndsWithACursorOnlyIfThereIsMore() {
        CursorPage<Long> page = Cursors.page(List.of(5L, 6L, 7L), 2, row -> new long[] {row});
        assertThat(page.items()).containsExactly(5L, 6L);
        assertThat(Cursors.decodeId(page.nextCursor())).isEqualTo(6);

        assertThat(Cursors.page(List.of(5L, 6L), 2, row -> new long[] {row}).nextCursor())
                .isNull();
        assertThat(Cursors.page(List.<Long>of(), 2, row -> new long[] {row}).nextCursor())
                .isNull();
    }
}
