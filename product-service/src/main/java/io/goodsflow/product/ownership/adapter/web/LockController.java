package io.goodsflow.product.ownership.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.product.ownership.application.FieldsCommand;
import io.goodsflow.product.ownership.application.ListLocks;
import io.goodsflow.product.ownership.application.LockFields;
import io.goodsflow.product.ownership.application.Locks;
import io.goodsflow.product.ownership.application.UnlockFields;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Locks on the fields of an item; each call answers all that hold. */
@RestController
@Tag(name = "Field ownership", description = "Who may write which field.")
@RequestMapping("/api/admin/items/{itemId}")
class LockController {

    private final LockFields lockFields;
    private final UnlockFields unlockFields;
    private final ListLocks listLocks;

    LockController(LockFields lockFields, UnlockFields unlockFields, ListLocks listLocks) {
        this.lockFields = lockFields;
        this.unlockFields = unlockFields;
        this.listLocks = listLocks;
    }

    @Operation(summary = "Lock fields of an item against suppliers and its merchant")
    @PostMapping("/locks")
    Locks lock(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody LockRequest request) {
        OffsetDateTime end = request.expiresAt();
        return lockFields.handle(
                command("lock", caller, key, itemId, request.fields(), request.reason()),
                end == null ? null : end.toInstant());
    }

    @Operation(summary = "List the locks that hold on an item")
    @GetMapping("/locks")
    Locks list(@PathVariable("itemId") long itemId) {
        return new Locks(listLocks.handle(itemId));
    }

    @Operation(summary = "End locks of an item")
    @PostMapping("/unlock")
    Locks unlock(
            Caller caller,
            @Nullable IdempotencyKey key,
            @PathVariable("itemId") long itemId,
            @Valid @RequestBody UnlockRequest request) {
        return unlockFields.handle(command("unlock", caller, key, itemId, request.fields(), request.reason()));
    }

    private static FieldsCommand command(
            String name,
            Caller caller,
            @Nullable IdempotencyKey key,
            long itemId,
            List<String> fields,
            @Nullable String reason) {
        return new FieldsCommand(
                itemId,
                fields.stream().distinct().toList(),
                caller.subject(),
                reason,
                key == null ? null : new CommandKey(caller.subject(), 0, "product.item." + name, key.value()));
    }

    /**
     * What to lock.
     *
     * @param fields title, attributes.NAME, skus[ID].price; or wider: attributes, skus.price
     * @param expiresAt null for a lock without end
     */
    record LockRequest(
            @NotEmpty @Size(max = 100) List<@NotBlank @Size(max = 80) String> fields,
            @Size(max = 500) @Nullable String reason,
            @Nullable OffsetDateTime expiresAt) {}

    /** Which locks end. */
    record UnlockRequest(
            @NotEmpty @Size(max = 100) List<@NotBlank @Size(max = 80) String> fields,
            @Size(max = 500) @Nullable String reason) {}
}
