package io.goodsflow.gateway.collapse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

/**
 * One call at a time for each question. Whoever asks while one is under way waits for the next, which takes along all who
 * wait then: so no answer was begun before its question was asked. Where many wait, calls keep a distance, so that a crowd
 * costs a service so many calls a second and no more. A lonely question waits for nobody.
 */
final class Departures {

    private final Duration pace;
    private final Duration patience;
    private final Map<Question, Line> lines = new HashMap<>();

    /**
     * @param pace from one call to the next, if somebody waits
     * @param patience a call that takes longer is not waited for any more
     */
    Departures(Duration pace, Duration patience) {
        this.pace = pace;
        this.patience = patience;
    }

    /** Must be followed by {@link #leave}, whatever happens. */
    Passenger board(Question question) {
        Passenger passenger = new Passenger(question);
        Flight own = null;
        synchronized (lines) {
            Line line = lines.get(question);
            if (line == null) {
                own = new Flight(passenger, List.of());
                lines.put(question, new Line(own));
            } else {
                line.waiting.add(passenger);
            }
        }
        if (own != null) {
            depart(own);
        }
        return passenger;
    }

    /**
     * The next call may begin, and those who went along have their answer. Only the first call of it has an effect.
     *
     * @param answer null if there is none to share: then each of them forwards its question by itself
     */
    void land(Flight flight, @Nullable Answer answer) {
        if (ended(flight, List.of())) {
            Turn turn = answer == null ? new Turn.Alone() : new Turn.Share(answer);
            flight.followers.forEach(follower -> follower.take(turn));
        }
    }

    /** It has its answer, or does not wait for one any more; who went along with it goes with the next call. */
    void leave(Passenger passenger) {
        Flight led;
        synchronized (lines) {
            Line line = lines.get(passenger.question);
            if (line != null) {
                line.waiting.remove(passenger);
            }
            passenger.left = true;
            led = passenger.led;
        }
        if (led != null) {
            ended(led, led.followers);
        }
    }

    /** @return false if it has ended before */
    private boolean ended(Flight flight, List<Passenger> stranded) {
        Line line;
        boolean crowded;
        synchronized (lines) {
            line = lines.get(flight.leader.question);
            if (line == null || line.flight != flight) {
                return false;
            }
            line.flight = null;
            line.add(stranded);
            crowded = !flight.followers.isEmpty() || !line.waiting.isEmpty();
        }
        flight.timer.dispose();
        long rest = flight.departed + pace.toNanos() - System.nanoTime();
        if (crowded && rest > 0) {
            Schedulers.parallel().schedule(() -> departNext(line), rest, TimeUnit.NANOSECONDS);
        } else {
            departNext(line);
        }
        return true;
    }

    /** Different questions under way. */
    int underWay() {
        synchronized (lines) {
            return lines.size();
        }
    }

    /** Those who wait for the next call. */
    int waiting() {
        synchronized (lines) {
            return lines.values().stream().mapToInt(line -> line.waiting.size()).sum();
        }
    }

    private void departNext(Line line) {
        Flight next;
        synchronized (lines) {
            next = line.next();
            if (next == null) {
                lines.remove(line.question);
            }
        }
        if (next != null) {
            depart(next);
        }
    }

    private void depart(Flight flight) {
        flight.timer.update(
                Schedulers.parallel().schedule(() -> land(flight, null), patience.toMillis(), TimeUnit.MILLISECONDS));
        flight.leader.take(new Turn.Forward(flight));
    }

    /** What a question is to do. */
    sealed interface Turn {

        /** Forward it for all who go along, and {@link #land} with what came. */
        record Forward(Flight flight) implements Turn {}

        /** This is the answer. */
        record Share(Answer answer) implements Turn {}

        /** Forward it for itself only. */
        record Alone() implements Turn {}
    }

    /** One who asks. */
    static final class Passenger {

        private final Question question;
        private final Sinks.One<Turn> turn = Sinks.one();
        private @Nullable Flight led;
        private boolean left;

        private Passenger(Question question) {
            this.question = question;
        }

        /** Comes in time, or not at all after {@link #leave}. */
        Mono<Turn> turn() {
            return turn.asMono();
        }

        private void take(Turn given) {
            // who has left does not hear it
            turn.tryEmitValue(given);
        }
    }

    /** One call, and who gets its answer. */
    static final class Flight {

        private final Passenger leader;
        private final List<Passenger> followers;
        private final long departed = System.nanoTime();
        private final Disposable.Swap timer = Disposables.swap();

        private Flight(Passenger leader, List<Passenger> followers) {
            this.leader = leader;
            this.followers = followers;
            leader.led = this;
        }
    }

    /** Those who ask the same. Between two calls it has no flight, but one to come. */
    private static final class Line {

        private final Question question;
        private final Set<Passenger> waiting = new LinkedHashSet<>();
        private @Nullable Flight flight;

        private Line(Flight flight) {
            this.question = flight.leader.question;
            this.flight = flight;
        }

        /** In front of those who came later. */
        private void add(List<Passenger> stranded) {
            List<Passenger> later = new ArrayList<>(waiting);
            waiting.clear();
            stranded.stream().filter(passenger -> !passenger.left).forEach(waiting::add);
            waiting.addAll(later);
        }

        /** All who wait, the first of them in front; null if nobody does. */
        private @Nullable Flight next() {
            if (waiting.isEmpty()) {
                return null;
            }
            List<Passenger> all = new ArrayList<>(waiting);
            waiting.clear();
            flight = new Flight(all.get(0), all.subList(1, all.size()));
            return flight;
        }
    }
}
