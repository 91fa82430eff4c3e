package io.goodsflow.bench.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Whether what was measured is publishing, and rightly done. */
final class MergeCheck {

    /** Below this it is the relay that was measured, and no transactional message. */
    private static final double LEAST_BY_HALF = 0.9;

    private final List<String> findings = new ArrayList<>();
    private long published;
    private long byHalf;

    void round(List<Merge> merges, int expected) {
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
        published += merges.size();
        byHalf += merges.stream().filter(MergeCheck::isByHalf).count();
    }

    List<String> findings() {
        List<String> all = new ArrayList<>(findings);
        if (byHalf < LEAST_BY_HALF * published) {
            all.add("only " + byHalf + " of " + published + " left by a transactional message");
        }
        return all;
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

    private static boolean isByHalf(Merge merge) {
        return merge.itemEvents().size() == 1
                && merge.itemEvents().text(0, "route").equals("HALF");
    }
}
