package io.goodsflow.bench.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Whether what was measured is publishing, and rightly done. */
final class MergeCheck {

    private final List<String> findings = new ArrayList<>();

    /**
     * Looks at a round.
     *
     * @param heard how many messages the broker has stored meanwhile in the topic of the items and in that of the drafts
     */
    void round(List<Merge> merges, int expected, List<Long> heard) {
        if (merges.size() != expected) {
            findings.add(merges.size() + " drafts instead of " + expected);
        }
        count(merges, "drafts are not published", merge -> !isPublished(merge));
        count(merges, "versions have not exactly one snapshot", merge -> !hasOneSnapshot(merge));
        count(merges, "versions have not exactly one event", merge -> !isAnnouncedOnce(merge));
        count(
                merges,
                "drafts have not exactly one event",
                merge -> merge.draftEvents().size() != 1);
        count(merges, "merges have an event that has not left", merge -> !hasLeft(merge));
        heard.stream()
                .filter(stored -> stored < expected)
                .forEach(stored -> findings.add("the broker has " + stored + " events instead of " + expected));
    }

    List<String> findings() {
        return List.copyOf(findings);
    }

    private void count(List<Merge> merges, String what, Predicate<Merge> isWrong) {
        long wrong = merges.stream().filter(isWrong).count();
        if (wrong > 0) {
            findings.add(wrong + " " + what);
        }
    }

    private static boolean isPublished(Merge merge) {
        return merge.draft().text(0, "status").equals("PUBLISHED")
                && merge.item().size() == 1;
    }

    /** The first and only version of its item. */
    private static boolean hasOneSnapshot(Merge merge) {
        return merge.item().size() == 1
                && merge.snapshots().size() == 1
                && merge.snapshots()
                        .text(0, "publish_version")
                        .equals(merge.item().text(0, "publish_version"))
                && merge.snapshots().text(0, "snapshot_id").equals(merge.item().text(0, "snapshot_id"));
    }

    private static boolean isAnnouncedOnce(Merge merge) {
        return merge.item().size() == 1
                && merge.itemEvents().size() == 1
                && merge.itemEvents().text(0, "sequence").equals(merge.item().text(0, "publish_version"));
    }

    private static boolean hasLeft(Merge merge) {
        TableRows events = merge.itemEvents().and(merge.draftEvents());
        return IntStream.range(0, events.size())
                .allMatch(row -> events.text(row, "status").equals("SENT"));
    }
}
