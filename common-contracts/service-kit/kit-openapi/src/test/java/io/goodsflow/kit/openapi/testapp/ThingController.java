package io.goodsflow.kit.openapi.testapp;

import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;
import tools.jackson.databind.JsonNode;

@RestController
class ThingController {

    record ThingRequest(
            @NotBlank @Size(max = 8) String outerId,
            @Nullable Part firstPart,
            @Nullable JsonNode specs) {}

    record Part(int partNo, @Nullable Colour colour) {}

    record ThingView(long thingId, @Nullable Instant soldAt, Part firstPart) {}

    enum Colour {
        RED,
        BLUE
    }

    @PostMapping("/api/things")
    @ResponseStatus(HttpStatus.CREATED)
    ThingView add(Caller caller, IdempotencyKey key, @Valid @RequestBody ThingRequest request) {
        throw new UnsupportedOperationException();
    }

    @GetMapping("/api/things/{thingId}")
    ThingView one(@PathVariable("thingId") long thingId) {
        throw new UnsupportedOperationException();
    }

    @DeleteMapping("/api/things/{thingId}")
    void forgotten(@PathVariable("thingId") long thingId) {
        throw new UnsupportedOperationException();
    }

    @MayBeAbsent
    @PostMapping(path = "/api/things/files", consumes = "multipart/form-data")
    void upload(
            Caller caller,
            @Nullable IdempotencyKey key,
            @RequestParam("file") MultipartFile file,
            @RequestParam(name = "merchant_id", required = false) @Nullable Long merchantId) {
        throw new UnsupportedOperationException();
    }

    @GetMapping("/internal/things")
    ThingView internal() {
        throw new UnsupportedOperationException();
    }
}
