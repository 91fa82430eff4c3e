package io.goodsflow.kit.operations;

import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import jakarta.validation.Valid;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;

/**
 * A service's {@link io.goodsflow.kit.messaging.DeadLetterBox}, for other services only (role SERVICE; never routed by
 * the gateway). Refusals are problem+json with the codes of {@link io.goodsflow.kit.messaging.DeadLetterError}.
 */
public interface DeadLetterApi {

    /**
     * Letters below {@code beforeId}, newest first, without body and properties.
     *
     * @param beforeId null to begin with the newest
     * @param size 1 to 201
     */
    @GetMapping("/internal/dead-letters")
    List<DeadLetter> newest(
            @RequestParam(name = "status", required = false) @Nullable DeadLetterStatus status,
            @RequestParam(name = "type", required = false) @Nullable String type,
            @RequestParam(name = "before_id", required = false) @Nullable Long beforeId,
            @RequestParam("size") int size);

    /** One letter with its content, secrets masked; 404 unknown. */
    @GetMapping("/internal/dead-letters/{id}")
    DeadLetter find(@PathVariable("id") long id);

    /** Hands the message to its consumer once more; 409 if that is not possible or it is refused again. */
    @PostMapping("/internal/dead-letters/{id}/replay")
    DeadLetter replay(@PathVariable("id") long id, @Valid @RequestBody ReplayLetterRequest request);

    /** The same for a bounded number of letters of one type. */
    @PostMapping("/internal/dead-letters/replay")
    ReplayedBatch replayAll(@Valid @RequestBody ReplayTypeRequest request);

    /** Closes a letter; 409 if it was replayed. */
    @PostMapping("/internal/dead-letters/{id}/discard")
    DeadLetter discard(@PathVariable("id") long id, @Valid @RequestBody DiscardLetterRequest request);
}
