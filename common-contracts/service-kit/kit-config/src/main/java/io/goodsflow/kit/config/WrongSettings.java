package io.goodsflow.kit.config;

import java.util.List;

/** A start that was refused, with a sentence for each setting that is wrong. */
class WrongSettings extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WrongSettings(List<String> sentences) {
        super(String.join(System.lineSeparator(), sentences));
    }
}
