package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** The letters of all services in one list, newest first. A service that cannot be asked is named, the rest is shown. */
@Service
public class ListDeadLetters {

    private final FleetLetters fleet;

    ListDeadLetters(FleetLetters fleet) {
        this.fleet = fleet;
    }

    /**
     * What is asked for.
     *
     * @param service null for all
     * @param status null for all
     * @param type null for all
     * @param position where the page before ended in each service, empty at the start
     */
    public record Query(
            @Nullable String service,
            @Nullable DeadLetterStatus status,
            @Nullable String type,
            List<Long> position,
            int size) {}

    /**
     * A page.
     *
     * @param next where to go on, empty at the end
     * @param unavailable services that could not be asked
     */
    public record Page(List<FleetLetter> letters, List<Long> next, List<String> unavailable) {}

    /** How many numbers a position has. */
    public int services() {
        return fleet.all().size();
    }

    public Page handle(Query query) {
        if (query.service() != null) {
            fleet.named(query.service());
        }
        List<Part> parts = new ArrayList<>();
        List<String> unavailable = new ArrayList<>();
        for (int at = 0; at < services(); at++) {
            ServiceLetters letters = fleet.all().get(at);
            long before = query.position().isEmpty()
                    ? Long.MAX_VALUE
                    : query.position().get(at);
            parts.add(part(letters, before, query, unavailable));
        }
        List<FleetLetter> page = new ArrayList<>();
        while (page.size() < query.size()) {
            Optional<Part> newest = parts.stream().filter(Part::hasMore).max(Comparator.comparing(Part::time));
            if (newest.isEmpty()) {
                break;
            }
            page.add(newest.get().take());
        }
        boolean more = parts.stream().anyMatch(Part::hasMore);
        return new Page(page, more ? parts.stream().map(Part::position).toList() : List.of(), unavailable);
    }

    private static Part part(ServiceLetters letters, long before, Query query, List<String> unavailable) {
        if (query.service() != null && !query.service().equals(letters.service())) {
            return new Part(letters.service(), before, List.of());
        }
        Optional<List<DeadLetter>> found = letters.newest(query.status(), query.type(), before, query.size() + 1);
        if (found.isEmpty()) {
            unavailable.add(letters.service());
        }
        return new Part(letters.service(), before, found.orElse(List.of()));
    }

    /** What is left of one service's letters while the page is put together. */
    private static final class Part {
        private final String service;
        private final Deque<DeadLetter> left;
        private long position;

        Part(String service, long position, List<DeadLetter> letters) {
            this.service = service;
            this.position = position;
            this.left = new ArrayDeque<>(letters);
        }

        boolean hasMore() {
            return !left.isEmpty();
        }

        Instant time() {
            return left.getFirst().parkedAt();
        }

        FleetLetter take() {
            DeadLetter letter = left.removeFirst();
            position = letter.id();
            return new FleetLetter(service, letter);
        }

        long position() {
            return position;
        }
    }
}
