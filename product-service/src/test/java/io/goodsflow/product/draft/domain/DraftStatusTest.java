package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.DraftStatus.ABANDONED;
import static io.goodsflow.product.draft.domain.DraftStatus.EDITING;
import static io.goodsflow.product.draft.domain.DraftStatus.PUBLISHED;
import static io.goodsflow.product.draft.domain.DraftStatus.QC_PENDING;
import static io.goodsflow.product.draft.domain.DraftStatus.REJECTED;
import static io.goodsflow.product.draft.domain.DraftStatus.WITHDRAWN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DraftStatusTest {

    private static final Map<DraftStatus, Set<DraftStatus>> TABLE = Map.of(
            EDITING, Set.of(QC_PENDING, ABANDONED),
            QC_PENDING, Set.of(PUBLISHED, REJECTED, EDITING, WITHDRAWN),
            REJECTED, Set.of(EDITING, ABANDONED),
            PUBLISHED, Set.of(),
            WITHDRAWN, Set.of(),
            ABANDONED, Set.of());

    @ParameterizedTest
    @EnumSource
    void goesWhereTheTableSaysAndNowhereElse(DraftStatus from) {
        for (DraftStatus to : DraftStatus.values()) {
            assertThat(from.mayBecome(to))
                    .as(from + " to " + to)
                    .isEqualTo(TABLE.get(from).contains(to));
        }
    }

    @Test
    void holdsTheActiveSlotWhileItIsEditedOrReviewed() {
        assertThat(DraftStatus.values()).filteredOn(DraftStatus::isActive).containsExactly(EDITING, QC_PENDING);
    }
}
