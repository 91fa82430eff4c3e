package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.test.Devstack;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Messages that a consumer refuses for good: collected, replayed, discarded. */
class DeadLetterBoxTest {

    private static TestService service;
    private static TestService other;
    private static DeadLetterBox box;
    private static RefusedEvents letters;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging_letters"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.max-reconsume-times", 1)
                .start();
        other = TestService.on(Devstack.database("messaging_letters"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.max-reconsume-times", 1)
                .start();
        box = service.bean(DeadLetterBox.class);
        letters = new RefusedEvents(service);
    }

    @AfterAll
    static void stop() {
        service.close();
        other.close();
    }

    @Test
    void a_refused_message_is_parked_and_replayed_to_its_own_consumer_once_the_cause_is_mended() {
        String key = letters.refused("mended later");
        DeadLetter parked = letters.parked(key);
        await().atMost(RefusedEvents.SOON)
                .until(() -> other.heard().deliveries(key).size() == 1);

        assertThat(parked.group()).isEqualTo(service.group("kit-test-a"));
        assertThat(parked.topic()).isEqualTo("kit-test-a");
        assertThat(parked.type()).isEqualTo("kit.happened");
        assertThat(parked.reconsumeCount()).isPositive();
        assertThat(parked.firstError()).contains("broken for " + key);
        assertThat(parked.lastError()).contains("broken for " + key);
        assertThat(parked.parkedAt()).isBetween(Instant.now().minusSeconds(120), Instant.now());
        assertThat(parked.body()).isNull();

        letters.mend(key);
        DeadLetter replayed = box.replay(parked.id(), "olga");

        assertThat(replayed.status()).isEqualTo(DeadLetterStatus.REPLAYED);
        assertThat(replayed.actedBy()).isEqualTo("olga");
        assertThat(replayed.actedAt()).isNotNull();
        assertThat(service.heard().effects(key)).containsExactly("mended later");
        assertThat(other.heard().deliveries(key)).hasSize(1);
    }

    @Test
    void replaying_at_the_same_time_and_again_has_one_effect() {
        String key = letters.refused("once");
        long id = letters.parked(key).id();
        letters.mend(key);

        IntStream.range(0, 8).parallel().forEach(n -> {
            try {
                box.replay(id, "operator-" + n);
            } catch (GoodsflowException e) {
                assertThat(e.errorCode()).isEqualTo(DeadLetterError.BUSY);
            }
        });
        DeadLetter again = box.replay(id, "late");

        assertThat(again.status()).isEqualTo(DeadLetterStatus.REPLAYED);
        assertThat(again.actedBy()).startsWith("operator-");
        assertThat(again.replayAttempts()).isEqualTo(1);
        assertThat(service.heard().effects(key)).containsExactly("once");
    }

    @Test
    void a_message_that_is_refused_again_stays_parked_and_says_why() {
        String key = letters.refused("never");
        long id = letters.parked(key).id();

        assertThatThrownBy(() -> box.replay(id, "olga")).isInstanceOfSatisfying(GoodsflowException.class, e -> {
            assertThat(e.errorCode()).isEqualTo(DeadLetterError.STILL_REFUSED);
            assertThat(e.properties().get("last_error")).asString().contains("broken for " + key);
        });

        DeadLetter letter = box.find(id);
        assertThat(letter.status()).isEqualTo(DeadLetterStatus.PARKED);
        assertThat(letter.replayAttempts()).isEqualTo(1);
        assertThat(letter.actedBy()).isEqualTo("olga");
    }

    @Test
    void who_replayed_in_vain_is_seen_after_somebody_else_discarded() {
        String key = letters.refused("two people");
        long id = letters.parked(key).id();
        assertThatThrownBy(() -> box.replay(id, "anna")).isInstanceOf(GoodsflowException.class);

        DeadLetter discarded = box.discard(id, "bert", "cannot be mended");

        assertThat(discarded.actions())
                .extracting(step -> step.by() + " " + step.action() + " " + step.outcome())
                .containsExactly("bert DISCARD DONE", "anna REPLAY REFUSED", "anna REPLAY BEGUN");
        assertThat(discarded.actions().get(0).reason()).isEqualTo("cannot be mended");
        assertThat(discarded.actions().get(1).reason()).contains("broken for " + key);
        assertThat(discarded.actions()).allSatisfy(step -> assertThat(step.at())
                .isBetween(Instant.now().minusSeconds(120), Instant.now()));
        box.discard(id, "late", "again");
        assertThat(box.find(id).actions()).hasSize(3);

        service.jdbc().update("DELETE FROM dead_letter WHERE id = ?", id);
        assertThat(service.jdbc()
                        .queryForObject("SELECT COUNT(*) FROM dead_letter_action WHERE letter_id = ?", Long.class, id))
                .isZero();
    }

    @Test
    void a_replay_whose_process_died_after_the_effect_ends_without_a_second_one() {
        String key = letters.refused("handled, not noted");
        long id = letters.parked(key).id();
        letters.mend(key);
        box.replay(id, "olga");
        service.jdbc()
                .update(
                        "UPDATE dead_letter SET status = 'PARKED', claim_token = 'dead',"
                                + " claimed_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE id = ?",
                        id);

        assertThat(box.replay(id, "olga").status()).isEqualTo(DeadLetterStatus.REPLAYED);
        assertThat(service.heard().effects(key)).containsExactly("handled, not noted");
    }

    @Test
    void a_discarded_message_is_closed_for_good_with_its_reason() {
        String key = letters.refused("not needed");
        long id = letters.parked(key).id();

        DeadLetter discarded = box.discard(id, "olga", "sent by mistake");
        letters.mend(key);

        assertThat(discarded.status()).isEqualTo(DeadLetterStatus.DISCARDED);
        assertThat(discarded.reason()).isEqualTo("sent by mistake");
        assertThat(box.discard(id, "paul", "again").actedBy()).isEqualTo("olga");
        assertThatThrownBy(() -> box.replay(id, "olga"))
                .isInstanceOfSatisfying(
                        GoodsflowException.class, e -> assertThat(e.errorCode()).isEqualTo(DeadLetterError.NOT_PARKED));
        assertThat(service.heard().effects(key)).isEmpty();
    }

    @Test
    void all_of_a_type_are_replayed_and_what_is_refused_again_does_not_hold_the_others() {
        String mended = letters.refused("one");
        String still = letters.refused("two");
        String alsoMended = letters.refused("three");
        List.of(mended, still, alsoMended).forEach(letters::parked);
        letters.mend(mended, alsoMended);

        DeadLetterBox.ReplayedBatch batch = box.replayAll("kit.happened", 0, "olga");

        assertThat(batch.replayed()).isGreaterThanOrEqualTo(2);
        assertThat(batch.refused()).isPositive();
        assertThat(batch.more()).isFalse();
        assertThat(service.heard().effects(mended)).containsExactly("one");
        assertThat(service.heard().effects(alsoMended)).containsExactly("three");
        assertThat(service.heard().effects(still)).isEmpty();
        assertThat(box.replayAll("kit.unknown", 0, "olga").replayed()).isZero();
    }

    @Test
    void messages_that_were_sent_in_one_batch_are_parked_each_for_itself() throws Exception {
        List<OutgoingEvent> events =
                List.of(letters.refuse(TestService.newKey(), "left"), letters.refuse(TestService.newKey(), "right"));
        List<Message> batch = events.stream()
                .map(event -> new Message(
                        "kit-test-a",
                        "kit.happened",
                        event.envelope().id(),
                        event.body().getBytes(StandardCharsets.UTF_8)))
                .toList();

        service.producer().send(batch);

        assertThat(events)
                .extracting(event -> letters.parkedEvent(event.envelope().id()).id())
                .doesNotHaveDuplicates();
    }
}
