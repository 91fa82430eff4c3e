package io.goodsflow.product.history.adapter.web;

import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.product.history.application.PastEvents;
import io.goodsflow.product.history.application.ReadHistory;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.history.domain.PastEvent;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.OffsetDateTime;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The history of an item, the newest entry first. */
@RestController
@Tag(name = "Items", description = "Published items and their versions.")
class HistoryController {

    private final ReadHistory readHistory;

    HistoryController(ReadHistory readHistory) {
        this.readHistory = readHistory;
    }

    @Operation(summary = "Tell who changed what of an item, when and why")
    @GetMapping("/api/admin/items/{itemId}/history")
    CursorPage<HistoryView> history(
            Caller caller,
            Locale locale,
            @PathVariable("itemId") long itemId,
            @RequestParam(name = "stage", required = false) HistoryAction.@Nullable Stage stage,
            @RequestParam(name = "action", required = false) @Nullable HistoryAction action,
            @RequestParam(name = "operator", required = false) @Nullable String operator,
            @RequestParam(name = "publish_version", required = false) @Nullable Long publishVersion,
            @RequestParam(name = "from", required = false) @Nullable OffsetDateTime from,
            @RequestParam(name = "to", required = false) @Nullable OffsetDateTime to,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int size = Paging.forBackOffice(1, pageSize).pageSize();
        CursorPage<PastEvent> page = Cursors.page(
                readHistory.handle(
                        new PastEvents.Query(
                                itemId,
                                stage,
                                action,
                                operator,
                                publishVersion,
                                from == null ? null : from.toInstant(),
                                to == null ? null : to.toInstant(),
                                Cursors.decodeId(cursor),
                                size + 1),
                        MerchantScope.any(caller, null)),
                size,
                event -> new long[] {event.historyId()});
        return new CursorPage<>(
                page.items().stream()
                        .map(event -> HistoryView.of(event, locale))
                        .toList(),
                page.nextCursor());
    }
}
