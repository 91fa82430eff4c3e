package io.goodsflow.kit.data.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.KitDataTest;
import io.goodsflow.kit.data.Together;
import io.goodsflow.kit.data.Transactions;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

@KitDataTest
class IdempotentCommandsTest {

    private static final AtomicLong NEXT_ID = new AtomicLong(700_000);

    @Autowired
    IdempotentCommands commands;

    @Autowired
    Transactions transactions;

    @Autowired
    JdbcTemplate jdbc;

    private final CommandKey key = newKey();

    record Content(String name, long amount) {}

    record Answer(long thingId, String name) {}

    @Test
    void theSameKeyAndContentGetsTheFirstAnswer() {
        Answer first = commands.execute(key, new Content("a", 1), Answer.class, () -> insert("first"));
        Answer second = commands.execute(key, new Content("a", 1), Answer.class, () -> insert("second"));

        assertThat(second).isEqualTo(first);
        assertThat(things(second.thingId())).isEqualTo(1);
    }

    @Test
    void aFirstAnswerIsFoundOnceItIsCommittedAndTheTransactionThatLooksGoesOn() {
        assertThat(transactions.execute(() -> {
                    assertThat(commands.find(key, "content", Answer.class)).isEmpty();
                    return insert("of the one who looked").thingId();
                }))
                .satisfies(id -> assertThat(things(id)).isEqualTo(1));
        Answer first = commands.execute(key, "content", Answer.class, () -> {
            assertThat(CompletableFuture.supplyAsync(() -> commands.find(key, "content", Answer.class))
                            .join())
                    .as("not committed")
                    .isEmpty();
            return insert("first");
        });

        assertThat(commands.find(key, "content", Answer.class)).contains(first);
        assertThatThrownBy(() -> commands.find(key, "other", Answer.class))
                .isInstanceOfSatisfying(GoodsflowException.class, refused -> assertThat(refused.errorCode())
                        .isEqualTo(CommonError.IDEMPOTENCY_KEY_REUSED));
    }

    @Test
    void withoutAKeyEachCallIsACommandOfItsOwnInOneTransaction() {
        Answer first = commands.execute(null, new Content("a", 1), Answer.class, () -> insert("first"));
        Answer second = commands.execute(null, new Content("a", 1), Answer.class, () -> insert("second"));

        assertThat(second.thingId()).isNotEqualTo(first.thingId());
        AtomicLong gone = new AtomicLong();
        assertThatThrownBy(() -> commands.execute(null, "content", Answer.class, () -> {
                    gone.set(insert("third").thingId());
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        assertThat(things(gone.get())).isZero();
    }

    @Test
    void theOrderOfMembersIsNoOtherContent() {
        commands.execute(key, Map.of("a", 1, "b", Map.of("x", 1, "y", 2)), Answer.class, () -> insert("map"));

        assertThat(commands.execute(
                                key, Map.of("b", Map.of("y", 2, "x", 1), "a", 1), Answer.class, () -> insert("never"))
                        .name())
                .startsWith("map");
    }

    @Test
    void theSameKeyWithOtherContentIsRefused() {
        commands.execute(key, new Content("a", 1), Answer.class, () -> insert("first"));

        assertThatThrownBy(() -> commands.execute(key, new Content("a", 2), Answer.class, () -> insert("second")))
                .isInstanceOfSatisfying(GoodsflowException.class, e -> assertThat(e.errorCode())
                        .isEqualTo(CommonError.IDEMPOTENCY_KEY_REUSED));
    }

    @Test
    void aKeyBelongsToItsPrincipalMerchantAndOperation() {
        commands.execute(key, "x", Answer.class, () -> insert("first"));

        for (CommandKey other : List.of(
                new CommandKey("other", key.merchantId(), key.operation(), key.key()),
                new CommandKey(key.principal(), 2, key.operation(), key.key()),
                new CommandKey(key.principal(), key.merchantId(), "other", key.key()),
                new CommandKey(key.principal(), key.merchantId(), key.operation(), key.key() + " "))) {
            AtomicInteger ran = new AtomicInteger();
            commands.execute(other, "x", Integer.class, ran::incrementAndGet);
            assertThat(ran).hasValue(1);
        }
    }

    @Test
    void aRefusalLeavesNoTraceAndIsJudgedAfresh() {
        assertThatThrownBy(() -> commands.execute(key, "x", Answer.class, () -> {
                    insert("gone");
                    throw new IllegalStateException("refused");
                }))
                .hasMessage("refused");

        AtomicInteger ran = new AtomicInteger();
        commands.execute(key, "another content", Integer.class, ran::incrementAndGet);
        assertThat(ran).hasValue(1);
        assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM own_thing WHERE name LIKE 'gone%'", Integer.class))
                .isZero();
    }

    @Test
    void aCrashBeforeCommitLeavesNothing() {
        assertThatThrownBy(() -> commands.execute(key, "x", Answer.class, () -> {
                    insert("crashed");
                    throw new OutOfMemoryError("crash");
                }))
                .isInstanceOf(OutOfMemoryError.class);

        assertThat(commands.execute(key, "x", Answer.class, () -> insert("again"))
                        .name())
                .startsWith("again");
        assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM own_thing WHERE name LIKE 'crashed%'", Integer.class))
                .isZero();
    }

    @Test
    void nothingIsAnAnswerToo() {
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            Answer answer = commands.execute(key, "x", Answer.class, () -> {
                ran.incrementAndGet();
                return null;
            });
            assertThat(answer).isNull();
        }
        assertThat(ran).hasValue(1);
    }

    @Test
    void concurrentDuplicatesWaitAndGetTheSameAnswer() throws Exception {
        AtomicInteger ran = new AtomicInteger();

        List<Answer> answers = Together.run(
                8,
                () -> commands.execute(key, "x", Answer.class, () -> {
                    ran.incrementAndGet();
                    return insert("once");
                }));

        assertThat(answers).hasSize(8).containsOnly(answers.get(0));
        assertThat(things(answers.get(0).thingId())).isEqualTo(1);
    }

    @Test
    void whenTheFirstOfManyIsRefusedAnotherOneTakesOver() throws Exception {
        AtomicInteger calls = new AtomicInteger();

        List<String> outcomes = Together.run(6, () -> {
            try {
                return commands.execute(key, "x", Answer.class, () -> {
                            if (calls.incrementAndGet() == 1) {
                                throw new IllegalArgumentException("refused");
                            }
                            return insert("taken");
                        })
                        .name();
            } catch (IllegalArgumentException e) {
                return "refused";
            }
        });

        assertThat(outcomes.stream().filter("refused"::equals)).hasSize(1);
        assertThat(outcomes.stream().filter(name -> !name.equals("refused")).distinct())
                .hasSize(1);
    }

    @Test
    void withinAnOpenTransactionItLivesAndDiesWithIt() {
        assertThatThrownBy(() -> transactions.run(() -> {
                    commands.execute(key, "x", Answer.class, () -> insert("nested"));
                    throw new IllegalStateException("later failure");
                }))
                .hasMessage("later failure");

        AtomicInteger ran = new AtomicInteger();
        transactions.run(() -> commands.execute(key, "x", Integer.class, ran::incrementAndGet));
        transactions.run(() -> commands.execute(key, "x", Integer.class, ran::incrementAndGet));
        assertThat(ran).hasValue(1);
    }

    @Test
    void anAnswerTooLongToKeepUndoesItsEffect() {
        assertThatThrownBy(() -> commands.execute(key, "x", String.class, () -> {
                    insert("long");
                    return "x".repeat(1_000_001);
                }))
                .hasMessageContaining("too long");

        assertThat(jdbc.queryForObject("SELECT COUNT(*) FROM own_thing WHERE name LIKE 'long%'", Integer.class))
                .isZero();
    }

    @Test
    void aKeyOfNoOrTooManyCharactersIsTheCallersFault() {
        for (String bad : List.of("", " ", "k".repeat(129))) {
            assertThatThrownBy(() -> new CommandKey("p", 1, "op", bad)).isInstanceOf(GoodsflowException.class);
        }
    }

    private Answer insert(String name) {
        long id = NEXT_ID.incrementAndGet();
        jdbc.update("INSERT INTO own_thing (id, name, amount) VALUES (?, ?, 0)", id, name + id);
        return new Answer(id, name + id);
    }

    private int things(long id) {
        Integer count = jdbc.queryForObject("SELECT COUNT(*) FROM own_thing WHERE id = ?", Integer.class, id);
        return count == null ? 0 : count;
    }

    static CommandKey newKey() {
        return new CommandKey("olga", 1, "POST /things", UUID.randomUUID().toString());
    }
}
