package io.goodsflow.product.publishing.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.StatusReason;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReasonsTest {

    @Test
    void aFewStayAsTheyAre() {
        List<StatusReason> few = Collections.nCopies(50, new StatusReason("a.b", null, "not this"));

        assertThat(Reasons.bounded(few)).isEqualTo(few);
    }

    @Test
    void ofManyTheRestIsCounted() {
        List<StatusReason> bounded =
                Reasons.bounded(Collections.nCopies(173, new StatusReason("a.b", "title", "not this")));

        assertThat(bounded).hasSize(51).endsWith(new StatusReason("reasons.more", null, "and 123 more"));
    }

    @Test
    void longTextsAreCutBetweenCharacters() {
        StatusReason cut = Reasons.bounded(List.of(new StatusReason("c", "f".repeat(300), "🍵".repeat(400))))
                .get(0);

        assertThat(cut.message()).isEqualTo("🍵".repeat(249) + "…");
        assertThat(cut.field()).hasSize(255);
    }
}
