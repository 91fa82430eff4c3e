package io.goodsflow.kit.feign.testapp;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;

/** Stands for a contract: annotated for Spring MVC, knows no kit. */
public interface ShelfApi {

    @GetMapping("/internal/shelf/things/{thingId}")
    Thing get(@PathVariable("thingId") long thingId);

    @GetMapping("/internal/shelf/things")
    Thing find(@RequestParam("outer_id") String outerId);

    @PostMapping("/internal/shelf/things")
    Thing put(@Valid @RequestBody PutThing request);

    @PostMapping("/internal/shelf/things/{thingId}/touch")
    Thing touch(@PathVariable("thingId") long thingId, @RequestBody PutThing request);

    @PostMapping("/internal/shelf/things/{thingId}/burn")
    void burn(@PathVariable("thingId") long thingId);

    @GetMapping("/public/shelf")
    Thing publicShelf();

    record PutThing(
            @NotBlank String outerId,
            long unitPrice,
            @Nullable OffsetDateTime madeAt) {}

    record Thing(long thingId, String outerId, @Nullable OffsetDateTime madeAt) {}
}
