package io.goodsflow.supply.deadletter.adapter.web;

import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.supply.deadletter.application.DiscardDeadLetter;
import io.goodsflow.supply.deadletter.application.FindDeadLetter;
import io.goodsflow.supply.deadletter.application.LetterId;
import io.goodsflow.supply.deadletter.application.ListDeadLetters;
import io.goodsflow.supply.deadletter.application.ReplayDeadLetter;
import io.goodsflow.supply.deadletter.application.ReplayDeadLetters;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Dead letters", description = "Messages that a consumer refused for good, of every service.")
@RequestMapping("/api/admin/dead-letters")
class DeadLetterController {

    private static final int MAX_NAME = 64;

    private final ListDeadLetters listDeadLetters;
    private final FindDeadLetter findDeadLetter;
    private final ReplayDeadLetter replayDeadLetter;
    private final ReplayDeadLetters replayDeadLetters;
    private final DiscardDeadLetter discardDeadLetter;

    DeadLetterController(
            ListDeadLetters listDeadLetters,
            FindDeadLetter findDeadLetter,
            ReplayDeadLetter replayDeadLetter,
            ReplayDeadLetters replayDeadLetters,
            DiscardDeadLetter discardDeadLetter) {
        this.listDeadLetters = listDeadLetters;
        this.findDeadLetter = findDeadLetter;
        this.replayDeadLetter = replayDeadLetter;
        this.replayDeadLetters = replayDeadLetters;
        this.discardDeadLetter = discardDeadLetter;
    }

    /** @param unavailable services that could not be asked; their letters are missing here */
    record LetterPage(List<DeadLetterView> items, @Nullable String nextCursor, List<String> unavailable) {}

    /** @param cursor where the batch before ended, null to begin */
    record ReplayKindRequest(
            @NotBlank @Size(max = 64) String service,
            @NotBlank @Size(max = 127) String type,
            @Nullable String cursor) {}

    /** @param nextCursor to be sent back for the next batch, null if none is left */
    record ReplayKindAnswer(
            int replayed, int refused, @Nullable String nextCursor) {}

    record DiscardRequest(@NotBlank @Size(max = 500) String reason) {}

    @Operation(summary = "List parked messages")
    @GetMapping
    LetterPage list(
            @RequestParam(name = "service", required = false) @Nullable String service,
            @RequestParam(name = "status", required = false) @Nullable DeadLetterStatus status,
            @RequestParam(name = "type", required = false) @Nullable String type,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int size = Paging.forBackOffice(1, pageSize).pageSize();
        long[] position = Cursors.decode(cursor, listDeadLetters.services());
        ListDeadLetters.Page page = listDeadLetters.handle(new ListDeadLetters.Query(
                service,
                status,
                type,
                position == null ? List.of() : Arrays.stream(position).boxed().toList(),
                size));
        return new LetterPage(
                page.letters().stream().map(DeadLetterView::of).toList(),
                page.next().isEmpty()
                        ? null
                        : Cursors.encode(
                                page.next().stream().mapToLong(Long::longValue).toArray()),
                page.unavailable());
    }

    @Operation(summary = "Look at a message, with secrets masked")
    @GetMapping("/{id}")
    DeadLetterView one(@PathVariable("id") String id) {
        return DeadLetterView.of(findDeadLetter.handle(LetterId.of(id)));
    }

    @Operation(summary = "Hand a message to its consumer once more")
    @PostMapping("/{id}/replay")
    DeadLetterView replay(Caller caller, @PathVariable("id") String id) {
        return DeadLetterView.of(replayDeadLetter.handle(LetterId.of(id), name(caller)));
    }

    @Operation(summary = "Replay a batch of messages of one type")
    @PostMapping("/replay")
    ReplayKindAnswer replayKind(Caller caller, @Valid @RequestBody ReplayKindRequest request) {
        ReplayedBatch batch = replayDeadLetters.handle(new ReplayDeadLetters.Command(
                request.service(), request.type(), Cursors.decodeId(request.cursor()), name(caller)));
        return new ReplayKindAnswer(
                batch.replayed(), batch.refused(), batch.more() ? Cursors.encode(batch.lastId()) : null);
    }

    @Operation(summary = "Close a message that is not needed")
    @PostMapping("/{id}/discard")
    DeadLetterView discard(Caller caller, @PathVariable("id") String id, @Valid @RequestBody DiscardRequest request) {
        return DeadLetterView.of(discardDeadLetter.handle(LetterId.of(id), name(caller), request.reason()));
    }

    private static String name(Caller caller) {
        return caller.subject().substring(0, Math.min(caller.subject().length(), MAX_NAME));
    }
}
