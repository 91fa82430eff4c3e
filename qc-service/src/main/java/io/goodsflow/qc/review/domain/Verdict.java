package io.goodsflow.qc.review.domain;

import java.util.List;

/** What a review ends in. */
public sealed interface Verdict {

    /** Findings, decisive or not, in the order of the rules. */
    List<Reason> findings();

    /** Nothing decisive was found. */
    record Pass(List<Reason> findings) implements Verdict {

        public Pass {
            findings = List.copyOf(findings);
        }
    }

    /** At least one decisive finding. */
    record Reject(List<Reason> findings) implements Verdict {

        public Reject {
            findings = List.copyOf(findings);
            if (findings.stream().noneMatch(Reason::decisive)) {
                throw new IllegalArgumentException("a rejection needs a reason");
            }
        }
    }

    static Verdict of(List<Reason> findings) {
        return findings.stream().anyMatch(Reason::decisive) ? new Reject(findings) : new Pass(findings);
    }

    /** PASS or REJECT, as it is stored and sent. */
    default String result() {
        return this instanceof Pass ? "PASS" : "REJECT";
    }

    /** The decisive findings: what the supplier has to mend. */
    default List<Reason> reasons() {
        return findings().stream().filter(Reason::decisive).toList();
    }
}
