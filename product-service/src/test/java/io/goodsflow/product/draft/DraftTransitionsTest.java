package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.IllegalDraftStateException;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** The table of states holds where drafts are kept, too. */
@ProductServiceTest
class DraftTransitionsTest {

    @Autowired
    private Workshop workshop;

    @Autowired
    private Drafts drafts;

    @Autowired
    private Transactions transactions;

    @Autowired
    private JdbcTemplate jdbc;

    @Test
    void aDraftGoesWhereTheTableSaysAndNowhereElse() {
        Draft draft = workshop.submitted(workshop.newCategory());
        for (DraftStatus from : DraftStatus.values()) {
            for (DraftStatus to : DraftStatus.values()) {
                jdbc.update("UPDATE product_draft_tab SET status = ? WHERE draft_id = ?", from.name(), draft.draftId());
                Draft before = workshop.draft(draft.draftId());
                if (from == to || from.mayBecome(to)) {
                    save(before, to);
                } else {
                    assertThatThrownBy(() -> save(before, to))
                            .as(from + " to " + to)
                            .isInstanceOf(IllegalDraftStateException.class);
                }
                assertThat(workshop.draft(draft.draftId()).status())
                        .as(from + " to " + to)
                        .isEqualTo(from.mayBecome(to) ? to : from);
            }
        }
    }

    @Test
    void whatIsNoLongerWhatWasReadIsNotChanged() {
        Draft read = workshop.submitted(workshop.newCategory());
        jdbc.update(
                "UPDATE product_draft_tab SET status = 'WITHDRAWN', lock_version = lock_version + 1 WHERE draft_id = ?",
                read.draftId());

        assertThatThrownBy(() -> save(read, DraftStatus.PUBLISHED)).isInstanceOf(IllegalStateException.class);

        assertThat(workshop.draft(read.draftId()).status()).isEqualTo(DraftStatus.WITHDRAWN);
    }

    private void save(Draft before, DraftStatus to) {
        transactions.run(() -> drafts.save(
                before,
                new Draft(
                        before.draftId(),
                        before.itemId(),
                        before.origin(),
                        to,
                        before.basePublishVersion(),
                        before.content(),
                        before.fingerprint(),
                        before.submission(),
                        before.rebaseRequired(),
                        before.reasons(),
                        before.edition(),
                        before.lockVersion() + 1,
                        before.createdAt(),
                        before.updatedAt())));
    }
}
