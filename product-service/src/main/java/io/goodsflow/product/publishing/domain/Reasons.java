package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.StatusReason;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what is told of a draft's end within what an event may carry: a draft whose reasons do not fit would wait for
 * ever.
 */
public final class Reasons {

    static final int MOST = 50;
    static final int MAX_MESSAGE = 500;
    static final int MAX_NAME = 255;

    private Reasons() {}

    /** The first of them, shortened, and one more that says how many are left out. */
    public static List<StatusReason> bounded(List<StatusReason> reasons) {
        List<StatusReason> bounded = new ArrayList<>();
        reasons.stream().limit(MOST).map(Reasons::shortened).forEach(bounded::add);
        if (reasons.size() > MOST) {
            bounded.add(new StatusReason("reasons.more", null, "and " + (reasons.size() - MOST) + " more"));
        }
        return List.copyOf(bounded);
    }

    private static StatusReason shortened(StatusReason reason) {
        String field = reason.field();
        return new StatusReason(
                cut(reason.code(), MAX_NAME),
                field == null ? null : cut(field, MAX_NAME),
                cut(reason.message(), MAX_MESSAGE));
    }

    /** Never through the middle of a character. */
    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most - 1;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
    }
}
