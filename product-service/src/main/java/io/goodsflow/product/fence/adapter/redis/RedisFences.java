package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceProperties;
import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.goodsflow.product.fence.application.Fences;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.output.ArrayOutput;
import io.lettuce.core.protocol.CommandArgs;
import io.lettuce.core.protocol.ProtocolKeyword;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Fences as sorted sets of tokens. What is open stands in one more sorted set: it lives and dies with the fences, so
 * whatever crash leaves a fence leaves the note of it. All subjects of a mutation go out at once, then one confirmation
 * that they are on disk.
 */
@Component
class RedisFences implements Fences {

    private static final Logger LOG = LoggerFactory.getLogger(RedisFences.class);
    private static final String OPEN_KEY = "product:mutation-open";
    private static final ProtocolKeyword WAITAOF = new Keyword("WAITAOF");
    private static final double MILLIS = 1000;
    private static final int HEAD = 2;

    private final StateRedis redis;
    private final StateRedisProperties settings;
    private final FenceProperties fence;

    RedisFences(StateRedis redis, StateRedisProperties settings, FenceProperties fence) {
        this.redis = redis;
        this.settings = settings;
        this.fence = fence;
    }

    @Override
    public void raise(Mutation mutation) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("a fence is raised before its transaction, not in it");
        }
        String life = Long.toString(fence.tokenTtl().toMillis());
        redis.writing(connection -> {
            RedisAsyncCommands<String, String> commands = connection.commands();
            List<RedisFuture<?>> asked = new ArrayList<>();
            asked.add(commands.eval(Scripts.NOTE, ScriptOutputType.INTEGER, new String[] {OPEN_KEY}, note(mutation)));
            for (Subject subject : mutation.subjects()) {
                asked.add(commands.eval(
                        Scripts.RAISE,
                        ScriptOutputType.INTEGER,
                        Keys.of(subject),
                        mutation.token().text(),
                        Keys.firstGeneration(),
                        life));
            }
            confirmed(connection, commands, asked);
            return Boolean.TRUE;
        });
    }

    @Override
    public void lift(Mutation mutation) {
        redis.writing(connection -> {
            RedisAsyncCommands<String, String> commands = connection.commands();
            List<RedisFuture<?>> asked = new ArrayList<>();
            for (Subject subject : mutation.subjects()) {
                asked.add(commands.eval(
                        Scripts.LIFT,
                        ScriptOutputType.INTEGER,
                        Keys.of(subject),
                        mutation.token().text()));
            }
            confirmed(connection, commands, asked);
            connection.answer(commands.zrem(
                    OPEN_KEY,
                    mutation.subjects().stream()
                            .map(subject -> name(mutation.token(), subject))
                            .toArray(String[]::new)));
            return Boolean.TRUE;
        });
    }

    @Override
    public boolean liftOverdue(Mutation mutation) {
        Subject subject = mutation.subjects().get(0);
        return redis.writing(connection -> {
            RedisAsyncCommands<String, String> commands = connection.commands();
            RedisFuture<Long> lifted = commands.eval(
                    Scripts.LIFT_OVERDUE,
                    ScriptOutputType.INTEGER,
                    new String[] {subject.textKey(), subject.generationKey(), subject.tokensKey(), OPEN_KEY},
                    mutation.token().text(),
                    name(mutation.token(), subject));
            confirmed(connection, commands, List.of(lifted));
            return connection.answer(lifted) == 1;
        });
    }

    @Override
    public Overdue overdue(int offset, int limit) {
        return redis.writing(connection -> {
            RedisAsyncCommands<String, String> commands = connection.commands();
            List<String> names = connection.answer(commands.<List<String>>eval(
                    Scripts.OVERDUE,
                    ScriptOutputType.MULTI,
                    new String[] {OPEN_KEY},
                    Integer.toString(offset),
                    Integer.toString(limit)));
            List<Mutation> mutations = new ArrayList<>();
            List<String> foreign = new ArrayList<>();
            names.forEach(name -> parse(name).ifPresentOrElse(mutations::add, () -> foreign.add(name)));
            if (!foreign.isEmpty()) {
                LOG.warn("dropped from {}, because no fence of ours is such: {}", OPEN_KEY, foreign);
                connection.answer(commands.zrem(OPEN_KEY, foreign.toArray(String[]::new)));
            }
            return new Overdue(mutations, names.size() == limit);
        });
    }

    @Override
    public Open open() {
        StateConnection connection = redis.reader();
        List<String> answer = connection.answer(
                connection.commands().<List<String>>eval(Scripts.OPEN, ScriptOutputType.MULTI, new String[] {OPEN_KEY
                }));
        double now = Double.parseDouble(answer.get(1));
        double oldest = now;
        double first = now;
        for (int i = HEAD; i + 1 < answer.size(); i += 2) {
            Optional<Mutation> mutation = parse(answer.get(i));
            double overdue = Double.parseDouble(answer.get(i + 1));
            if (mutation.isPresent()) {
                first = Math.min(first, overdue);
                oldest = Math.min(
                        oldest, overdue - mutation.get().token().limit().toMillis());
            }
        }
        return new Open(Long.parseLong(answer.get(0)), (now - oldest) / MILLIS, (now - first) / MILLIS);
    }

    /** One connection answers in order, so what was asked before is on disk when this one is answered. */
    private void confirmed(
            StateConnection connection, RedisAsyncCommands<String, String> commands, List<RedisFuture<?>> asked) {
        RedisFuture<List<Object>> onDisk = redis.durability() == Durability.WAITAOF ? waitForDisk(commands) : null;
        asked.forEach(connection::answer);
        if (onDisk != null) {
            List<Object> copies = connection.answer(onDisk);
            if (copies.isEmpty() || !(copies.get(0) instanceof Long local) || local < 1) {
                throw new FenceUnavailableException("Redis (state) does not confirm that it is on disk", null);
            }
        }
    }

    private RedisFuture<List<Object>> waitForDisk(RedisAsyncCommands<String, String> commands) {
        return commands.dispatch(
                WAITAOF,
                new ArrayOutput<>(StringCodec.UTF8),
                new CommandArgs<>(StringCodec.UTF8)
                        .add(1)
                        .add(0)
                        .add(settings.writeTimeout().toMillis()));
    }

    private static String[] note(Mutation mutation) {
        List<String> arguments = new ArrayList<>();
        arguments.add(Long.toString(mutation.token().limit().toMillis()));
        mutation.subjects().forEach(subject -> arguments.add(name(mutation.token(), subject)));
        return arguments.toArray(String[]::new);
    }

    private static String name(Mutation.Token token, Subject subject) {
        return subject.kind() + " " + subject.id() + " " + token.text();
    }

    private static Optional<Mutation> parse(String name) {
        try {
            String[] parts = name.split(" ", 3);
            return Optional.of(new Mutation(
                    Mutation.Token.parse(parts[2]),
                    List.of(new Subject(Subject.Kind.valueOf(parts[0]), Long.parseLong(parts[1])))));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException foreign) {
            return Optional.empty();
        }
    }

    /** A command that the driver does not know. */
    private record Keyword(String word) implements ProtocolKeyword {

        @Override
        public byte[] getBytes() {
            return word.getBytes(StandardCharsets.US_ASCII);
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
