package io.goodsflow.bench.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MergeCheckTest {

    private static final TableRows DRAFT = rows("product_draft_tab", List.of("status"), List.of("PUBLISHED"));
    private static final TableRows ITEM =
            rows("product_item_tab", List.of("publish_version", "snapshot_id"), List.of(1L, 7L));
    private static final TableRows SNAPSHOT =
            rows("item_snapshot", List.of("publish_version", "snapshot_id"), List.of(1L, 7L));
    private static final TableRows EVENT = rows("outbox_event", List.of("sequence", "status"), List.of(1L, "SENT"));
    private static final List<Long> HEARD = List.of(10L, 10L);
    private static final Merge RIGHT = merge(DRAFT, ITEM, SNAPSHOT, EVENT, EVENT);

    @Test
    void a_round_in_which_every_version_has_one_snapshot_and_one_event_is_right() {
        assertThat(findings(Collections.nCopies(10, RIGHT), 10)).isEmpty();
    }

    @Test
    void a_draft_that_is_not_there_is_missed() {
        assertThat(findings(Collections.nCopies(9, RIGHT), 10)).containsExactly("9 drafts instead of 10");
    }

    @Test
    void a_draft_that_came_back_is_found() {
        TableRows back = rows("product_draft_tab", List.of("status"), List.of("EDITING"));

        assertThat(withOne(merge(back, ITEM, SNAPSHOT, EVENT, EVENT))).containsExactly("1 drafts are not published");
    }

    @Test
    void a_version_without_its_snapshot_or_with_another_is_found() {
        String finding = "1 versions have not exactly one snapshot";
        TableRows other = rows("item_snapshot", List.of("publish_version", "snapshot_id"), List.of(1L, 8L));

        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT.none(), EVENT, EVENT))).containsExactly(finding);
        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT.and(other), EVENT, EVENT)))
                .containsExactly(finding);
        assertThat(withOne(merge(DRAFT, ITEM, other, EVENT, EVENT))).containsExactly(finding);
    }

    @Test
    void a_version_that_was_not_announced_or_twice_is_found() {
        String finding = "1 versions have not exactly one event";

        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT, EVENT.none(), EVENT))).containsExactly(finding);
        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT, EVENT.and(EVENT), EVENT)))
                .containsExactly(finding);
        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT, EVENT, EVENT.none())))
                .containsExactly("1 drafts have not exactly one event");
    }

    @Test
    void an_event_that_has_not_left_is_found() {
        TableRows open = rows("outbox_event", List.of("sequence", "status"), List.of(1L, "OPEN"));
        String finding = "1 merges have an event that has not left";

        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT, open, EVENT))).containsExactly(finding);
        assertThat(withOne(merge(DRAFT, ITEM, SNAPSHOT, EVENT, open))).containsExactly(finding);
    }

    @Test
    void an_event_that_the_broker_does_not_have_is_missed() {
        MergeCheck check = new MergeCheck();
        check.round(Collections.nCopies(10, RIGHT), 10, List.of(11L, 9L));

        assertThat(check.findings()).containsExactly("the broker has 9 events instead of 10");
    }

    @Test
    void what_was_wrong_in_one_round_is_not_forgotten_in_the_next() {
        MergeCheck check = new MergeCheck();
        check.round(Collections.nCopies(9, RIGHT), 10, HEARD);
        check.round(Collections.nCopies(10, RIGHT), 10, HEARD);

        assertThat(check.findings()).containsExactly("9 drafts instead of 10");
    }

    /** Nine right ones and this. */
    private static List<String> withOne(Merge wrong) {
        return findings(
                IntStream.range(0, 10).mapToObj(i -> i == 4 ? wrong : RIGHT).toList(), 10);
    }

    private static List<String> findings(List<Merge> merges, int expected) {
        MergeCheck check = new MergeCheck();
        check.round(merges, expected, HEARD);
        return check.findings();
    }

    private static Merge merge(
            TableRows draft, TableRows item, TableRows snapshots, TableRows itemEvents, TableRows draftEvents) {
        TableRows unread = rows("any", List.of("id"), List.of(1L));
        return new Merge(draft, unread, unread, item, unread, snapshots, unread, itemEvents, draftEvents);
    }

    private static TableRows rows(String table, List<String> columns, List<Object> row) {
        return new TableRows(table, columns, List.of(row));
    }
}
