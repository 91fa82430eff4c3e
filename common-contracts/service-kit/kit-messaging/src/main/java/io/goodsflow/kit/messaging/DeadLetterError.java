package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.ErrorCode;
import java.util.Optional;
import java.util.stream.Stream;

/** Reasons for which nothing is done with a parked message. */
public enum DeadLetterError implements ErrorCode {
    NOT_FOUND("dead_letter.not_found", 404, "There is no such dead letter.", "死信不存在。"),
    NOT_PARKED("dead_letter.not_parked", 409, "The dead letter is {0} already.", "死信已处理，当前状态 {0}。"),
    BUSY("dead_letter.busy", 409, "The dead letter is being replayed right now.", "死信正在重放。"),
    STILL_REFUSED("dead_letter.still_refused", 409, "The consumer still refuses the message.", "消费者仍然拒绝该消息。");

    private final String code;
    private final int status;
    private final String english;
    private final String chinese;

    DeadLetterError(String code, int status, String english, String chinese) {
        this.code = code;
        this.status = status;
        this.english = english;
        this.chinese = chinese;
    }

    /** The reason with this code, for callers of another service's box. */
    public static Optional<DeadLetterError> of(String code) {
        return Stream.of(values()).filter(error -> error.code.equals(code)).findFirst();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String english() {
        return english;
    }

    @Override
    public String chinese() {
        return chinese;
    }
}
