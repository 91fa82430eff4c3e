package io.goodsflow.kit.web.testapp;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.io.IOException;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
class ThingController {

    record Answer(String outerId, @Nullable String nothing, OffsetDateTime madeAt) {}

    record Seen(
            @Nullable String subject,
            @Nullable Long merchantId,
            @Nullable String key,
            @Nullable String traceId) {}

    @PostMapping(path = {"/api/open/things", "/internal/things"})
    ThingRequest echo(@Valid @RequestBody ThingRequest request) {
        return request;
    }

    @GetMapping(path = "/api/open/things/{thingId}", produces = MediaType.APPLICATION_JSON_VALUE)
    Answer thing(
            @PathVariable("thingId") long thingId,
            @RequestParam(name = "page_size", required = false) @Min(1) @Nullable Integer pageSize) {
        return new Answer("00" + thingId, null, OffsetDateTime.parse("2026-07-01T08:00:00+08:00"));
    }

    @PostMapping("/api/open/things/{thingId}/parts")
    int parts(
            @PathVariable("thingId") @Min(1) long thingId,
            @RequestParam(name = "partCount", defaultValue = "1") @Max(9) int partCount,
            @RequestBody List<ThingRequest.@Valid Part> parts) {
        return parts.size();
    }

    @PostMapping("/api/open/things/{thingId}/copy")
    long copy(@PathVariable("thingId") @Min(1) long thingId, @Valid @RequestBody ThingRequest request) {
        return thingId;
    }

    @PostMapping(path = {"/api/open/things/{thingId}/publish", "/internal/things/{thingId}/publish"})
    long publish(@PathVariable("thingId") long thingId) {
        return thingId;
    }

    @GetMapping("/api/open/tagged")
    ResponseEntity<Map<String, Integer>> tagged() {
        return ResponseEntity.ok().eTag("W/\"7\"").body(Map.of("n", 7));
    }

    @GetMapping("/api/open/search")
    String search(@RequestParam("search_words") String words) {
        return words;
    }

    @GetMapping("/api/open/fail/{how}")
    String fail(@PathVariable("how") String how) {
        switch (how) {
            case "conflict" ->
                throw new GoodsflowException(CommonError.CONFLICT)
                        .with("current_version", 12345)
                        .with("status", "must not replace the status");
            case "down" -> throw new GoodsflowException(CommonError.DEPENDENCY_DOWN, "The shelf");
            case "slow-down" ->
                throw new GoodsflowException(CommonError.TOO_MANY_REQUESTS).with("retry_after_seconds", 7);
            case "not-found" -> throw new GoodsflowException(CommonError.NOT_FOUND);
            case "no-connection" -> throw new CannotCreateTransactionException("secret", new IOException("secret"));
            case "deadlock" -> throw new CannotAcquireLockException("secret");
            case "error" -> throw new StackOverflowError("secret stack");
            default -> throw new IllegalStateException("secret password=hunter2");
        }
    }

    @GetMapping("/api/open/download")
    String download(HttpServletResponse response) {
        response.setHeader("Content-Disposition", "attachment; filename=a.xlsx");
        response.setHeader("ETag", "\"1\"");
        throw new GoodsflowException(CommonError.NOT_FOUND);
    }

    @PostMapping("/api/open/files")
    long upload(@RequestParam("file") MultipartFile file) {
        return file.getSize();
    }

    @GetMapping(path = {"/api/open/me", "/api/admin/me", "/internal/me", "/forgotten"})
    Seen me(@Nullable Caller caller, @Nullable IdempotencyKey key) {
        return new Seen(
                caller == null ? null : caller.subject(),
                caller == null ? null : caller.merchantId(),
                key == null ? null : key.value(),
                io.goodsflow.kit.web.trace.Traces.currentTraceId());
    }

    @PostMapping({"/api/open/me", "/api/admin/me"})
    Map<String, Object> write(Caller caller, IdempotencyKey key) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("subject", caller.subject());
        seen.put("key", key.value());
        return seen;
    }
}
