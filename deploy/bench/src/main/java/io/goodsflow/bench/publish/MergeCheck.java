package io.goodsflow.bench.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Whether what was measured is publishing, and rightly done. */
final class MergeCheck {

    /** Below this it is the relay that was measured, and no transactional message. */
    private static final double LEAST_BY_HALF = 0.9;

    private MergeCheck() {}

    static List<String> findings(List<Merge> merges, int expected) {
        List<String> findings = new ArrayList<>();
        if (merges.size() != expected) {
            findings.add(merges.size() + " drafts instead of " + expected);
        }
        count(findings, merges, "drafts are not published", merge -> !isPublished(merge));
        count(findings, merges, "versions have not exactly one snapshot", merge -> !hasOneSnapshot(merge));
        count(findings, merges, "versions have not exactly one event", merge -> !isAnnouncedOnce(merge));
        count(
                findings,
                merges,
                "drafts have not exactly one event",
                merge -> merge.draftEvents().size() != 1);
        long byHalf = merges.stream().filter(MergeCheck::isByHalf).count();
        if (byHalf < LEAST_BY_HALF * merges.size()) {
            findings.add("only " + byHalf + " of " + merges.size() + " left by a transactional message");
        }
        return findings;
    }

    private static void count(List<String> findings, List<Merge> merges, String what, Predicate<Merge> isWrong) {
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

    private static boolean isByHalf(Merge merge) {
        return merge.itemEvents().size() == 1
                && merge.itemEvents().text(0, "route").equals("HALF");
    }
}
