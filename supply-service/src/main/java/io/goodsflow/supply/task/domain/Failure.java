package io.goodsflow.supply.task.domain;

import org.jspecify.annotations.Nullable;

/**
 * Why a row or a task failed.
 *
 * @param code stable dotted code
 * @param message for a person, cut to what the table holds
 * @param refusal the other service's own words; null if the reason is ours
 */
public record Failure(String code, String message, @Nullable Refusal refusal) {
    private static final int MAX_MESSAGE = 1024;
    private static final int MAX_CODE = 64;

    public Failure {
        code = cut(code, MAX_CODE);
        message = cut(message, MAX_MESSAGE);
    }

    public Failure(String code, String message) {
        this(code, message, null);
    }

    private static String cut(String text, int max) {
        return text.length() > max ? text.substring(0, max) : text;
    }
}
