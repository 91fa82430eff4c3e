package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Standing;
import io.goodsflow.product.fence.domain.Subject;
import java.util.Optional;

/** Cached texts behind their fences. Every call throws {@link FenceUnavailableException} without an answer. */
public interface FencedTexts {

    Optional<String> find(Subject subject);

    Standing standing(Subject subject);

    /**
     * Starts the generation of something that is there, at a random number; one that runs already is left. Starts none
     * while there is no room: then there is nothing to fill under.
     */
    void start(Subject subject);

    /**
     * Keeps the text, if the generation still is the one and nobody is changing the subject.
     *
     * @return whether it did
     */
    boolean fill(Subject subject, String generation, String text);

    /** Deletes a text that cannot be read. */
    void drop(Subject subject);
}
