package io.goodsflow.supply.task.adapter.web;

import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kernel.PageOf;
import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Cursors;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.kit.web.Paging;
import io.goodsflow.supply.task.application.FindTasks;
import io.goodsflow.supply.task.application.TaskViews;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.TaskStatus;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.InputStreamResource;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = "Imports", description = "Sheets that become products.")
@RequestMapping("/api/admin/supply/tasks")
class TaskController {
    private static final String XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    private static final MediaType XLSX = MediaType.valueOf(XLSX_TYPE);
    private final FindTasks tasks;

    TaskController(FindTasks tasks) {
        this.tasks = tasks;
    }

    @Operation(summary = "List tasks, the newest first")
    @MayBeAbsent
    @GetMapping
    PageOf<TaskViews.TaskView> list(
            Caller caller,
            @RequestParam(name = "status", required = false) @Nullable TaskStatus status,
            @RequestParam(name = "merchant_id", required = false) @Nullable Long merchantId,
            @RequestParam(name = "page", required = false) @Nullable Integer page,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        Paging paging = Paging.forBackOffice(page, pageSize);
        Long merchant = MerchantScope.any(caller, merchantId);
        return new PageOf<>(
                tasks.page(merchant, status, paging.offset(), paging.pageSize()),
                tasks.total(merchant, status),
                paging.page(),
                paging.pageSize());
    }

    @Operation(summary = "Look at a task and its counts")
    @GetMapping("/{taskId}")
    TaskViews.TaskView one(Caller caller, @PathVariable("taskId") long taskId) {
        return tasks.one(MerchantScope.any(caller, null), taskId);
    }

    @Operation(summary = "List the rows of a task")
    @GetMapping("/{taskId}/items")
    CursorPage<TaskViews.RowView> rows(
            Caller caller,
            @PathVariable("taskId") long taskId,
            @RequestParam(name = "status", required = false) @Nullable RowStatus status,
            @RequestParam(name = "cursor", required = false) @Nullable String cursor,
            @RequestParam(name = "page_size", required = false) @Nullable Integer pageSize) {
        int size = Paging.forBackOffice(1, pageSize).pageSize();
        return Cursors.page(
                tasks.rows(MerchantScope.any(caller, null), taskId, status, Cursors.decodeId(cursor), size + 1),
                size,
                row -> new long[] {row.itemNo()});
    }

    @Operation(summary = "Fetch the failed rows as a sheet to correct and send again")
    @ApiResponse(
            responseCode = "200",
            content = @Content(mediaType = XLSX_TYPE, schema = @Schema(type = "string", format = "binary")))
    @GetMapping("/{taskId}/error-file")
    ResponseEntity<InputStreamResource> errorFile(Caller caller, @PathVariable("taskId") long taskId)
            throws IOException {
        InputStreamResource sheet = new InputStreamResource(tasks.errorFile(MerchantScope.any(caller, null), taskId));
        ContentDisposition name = ContentDisposition.attachment()
                .filename("task-" + taskId + "-errors.xlsx")
                .build();
        return ResponseEntity.ok()
                .contentType(XLSX)
                .header(HttpHeaders.CONTENT_DISPOSITION, name.toString())
                .body(sheet);
    }
}
