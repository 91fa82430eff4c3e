package io.goodsflow.kit.feign.testapp;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Lets a failure of the call reach the edge. */
@RestController
class ThroughController {

    private final Shelves shelves;

    ThroughController(Shelves shelves) {
        this.shelves = shelves;
    }

    @GetMapping("/api/through/{id}")
    ShelfApi.Thing get(@PathVariable("id") long id) {
        return shelves.get(id);
    }

    @PostMapping("/api/through/{id}")
    ShelfApi.Thing put(@PathVariable("id") long id) {
        return shelves.put(new ShelfApi.PutThing("id-" + id, 1, null));
    }
}
