package io.goodsflow.product.item.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.product.item.application.CommandItems;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** 1 to 200 commands on items. */
record BatchRequest(@NotEmpty @Size(max = 200) List<@NotNull @Valid Command> commands) {

    List<CommandItems.Order> orders(Caller caller) {
        demandVersions();
        return commands.stream().map(command -> command.order(caller)).toList();
    }

    /** Only a rollback has a version, and it must have one. */
    private void demandVersions() {
        List<FieldError> errors = new ArrayList<>();
        IntStream.range(0, commands.size()).forEach(i -> {
            boolean rollback = commands.get(i).command() == Name.ROLLBACK;
            if (rollback != (commands.get(i).toVersion() != null)) {
                errors.add(new FieldError(
                        "commands[" + i + "].to_version",
                        rollback ? "field.required" : "field.invalid",
                        rollback ? "a rollback needs to_version" : "only a rollback has to_version",
                        rollback ? "回滚必须指定 to_version" : "只有回滚可以指定 to_version"));
            }
        });
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
    }

    /** A request id makes a repeat of its command safe; with another command it is refused (api.md, general). */
    record Command(
            @NotNull Name command,
            @NotNull @Min(1) Long itemId,
            @NotBlank @Size(max = 64) String requestId,
            @Size(max = ItemController.MAX_REASON) @Nullable String reason,
            @Min(1) @Nullable Long toVersion) {

        CommandItems.Order order(Caller caller) {
            CommandKey key = new CommandKey(caller.subject(), 0, "product.item.batch", requestId);
            return new CommandItems.Order(
                    command.sale,
                    toVersion == null ? 0 : toVersion,
                    new ItemCommand(itemId, null, caller.subject(), reason, key));
        }
    }

    /** What may be asked for. */
    enum Name {
        PUBLISH(SaleCommand.PUBLISH),
        UNPUBLISH(SaleCommand.UNPUBLISH),
        BAN(SaleCommand.BAN),
        UNBAN(SaleCommand.UNBAN),
        ARCHIVE(SaleCommand.ARCHIVE),
        RESTORE(SaleCommand.RESTORE),
        ROLLBACK(null);

        private final @Nullable SaleCommand sale;

        Name(@Nullable SaleCommand sale) {
            this.sale = sale;
        }
    }
}
