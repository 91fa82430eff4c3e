package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import tools.jackson.databind.JsonNode;

/** A category whose name counts how often it was given another, and the list of categories that shows it. */
final class WatchedCategory {

    private final Wire gateway;
    private final Catalogue catalogue;
    private final String prefix = Catalogue.unique("counted") + " ";
    private final long id;
    private final AtomicLong begun = new AtomicLong();
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicInteger shown = new AtomicInteger();
    private final ReentrantLock writer = new ReentrantLock();

    WatchedCategory(RunningFleet fleet) {
        gateway = fleet.door("GATEWAY");
        catalogue = new Catalogue(gateway, Tokens.of(fleet).withRole("OPERATOR"));
        id = catalogue
                .expect(201, "POST", Catalogue.CATEGORIES, named(0))
                .body()
                .path("id")
                .asLong();
    }

    /** Gives it the next name, until that is acknowledged; false if another thread does so. */
    boolean rename() {
        if (!writer.tryLock()) {
            return false;
        }
        try {
            long next = acknowledged.get() + 1;
            begun.set(next);
            Wire.Reply reply;
            do {
                reply = catalogue.call("PUT", Catalogue.CATEGORIES + "/" + id, named(next));
            } while (reply.status() >= 500);
            assertThat(reply.status()).as("%s", reply).isEqualTo(204);
            acknowledged.set(next);
            return true;
        } finally {
            writer.unlock();
        }
    }

    /** Looks at the list; says so if its name is older than the last that was acknowledged before. */
    Optional<String> staleness() {
        long before = acknowledged.get();
        Wire.Reply reply = gateway.get("/api/categories", "");
        long after = begun.get();
        if (reply.status() != 200) {
            return Optional.empty();
        }
        shown.incrementAndGet();
        for (JsonNode category : reply.body().path("items")) {
            if (category.path("id").asLong() == id) {
                long name = Long.parseLong(category.path("name").asString().substring(prefix.length()));
                return name >= before && name <= after
                        ? Optional.empty()
                        : Optional.of("category %d: name %d was listed, %d was given before, %d begun"
                                .formatted(id, name, before, after));
            }
        }
        return Optional.of("category " + id + " was not listed");
    }

    int shown() {
        return shown.get();
    }

    long renamed() {
        return acknowledged.get();
    }

    private String named(long number) {
        return Catalogue.json(Map.of("name", prefix + number));
    }
}
