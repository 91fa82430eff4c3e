package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.CanonicalJson;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.Transactions;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * The claim is the insert of the key: a concurrent duplicate waits on it until the first transaction ends, then sees the
 * answer or, after a rollback, claims for itself.
 */
class TransactionalCommands implements IdempotentCommands {

    private final JdbcTemplate jdbc;
    private final Transactions transactions;
    private final Answers answers;
    private final CommandCount count;

    TransactionalCommands(JdbcTemplate jdbc, Transactions transactions, Answers answers, CommandCount count) {
        this.jdbc = jdbc;
        this.transactions = transactions;
        this.answers = answers;
        this.count = count;
    }

    @Override
    public <R extends @Nullable Object> R execute(
            @Nullable CommandKey key, Object content, Class<R> answerType, Supplier<R> effect) {
        if (key == null) {
            return transactions.execute(effect);
        }
        String keyHash = CanonicalJson.sha256(key);
        String contentHash = CanonicalJson.sha256(content);
        return transactions.execute(() -> claimOrRepeat(key, keyHash, contentHash, answerType, effect));
    }

    @Override
    public <R> Optional<R> find(CommandKey key, Object content, Class<R> answerType) {
        List<CommandRow> rows = jdbc.query(
                "SELECT content_hash, answer FROM idempotent_command WHERE key_hash = ?",
                (row, number) -> CommandRow.of(row),
                CanonicalJson.sha256(key));
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        CommandRow first = rows.get(0);
        first.requireContent(CanonicalJson.sha256(content));
        return Optional.ofNullable(first.answer()).map(answer -> answers.read(answer, answerType));
    }

    @SuppressWarnings("NullAway") // a null answer was the effect's own answer
    private <R extends @Nullable Object> R claimOrRepeat(
            CommandKey key, String keyHash, String contentHash, Class<R> answerType, Supplier<R> effect) {
        if (claim(key, keyHash, contentHash)) {
            R answer = effect.get();
            keep(keyHash, answers.write(answer));
            return answer;
        }
        CommandRow first = read(keyHash);
        first.requireContent(contentHash);
        if (first.answer() == null) {
            throw new IllegalStateException("the effect of a command executes the same command");
        }
        count.repeated();
        return (R) answers.read(first.answer(), answerType);
    }

    private boolean claim(CommandKey key, String keyHash, String contentHash) {
        return jdbc.update(
                        "INSERT IGNORE INTO idempotent_command (key_hash, principal, merchant_id, operation,"
                                + " idempotency_key, content_hash, created_at) VALUES (?, ?, ?, ?, ?, ?,"
                                + " UTC_TIMESTAMP(3))",
                        keyHash,
                        key.principal(),
                        key.merchantId(),
                        key.operation(),
                        key.key(),
                        contentHash)
                == 1;
    }

    /** A locking read, because the caller's transaction may be older than the row. */
    private CommandRow read(String keyHash) {
        List<CommandRow> rows = jdbc.query(
                "SELECT content_hash, answer FROM idempotent_command WHERE key_hash = ? LOCK IN SHARE MODE",
                (row, number) -> CommandRow.of(row),
                keyHash);
        if (rows.isEmpty()) {
            throw new IllegalStateException("a claimed command is gone: " + keyHash);
        }
        return rows.get(0);
    }

    private void keep(String keyHash, String answer) {
        if (jdbc.update("UPDATE idempotent_command SET answer = ? WHERE key_hash = ?", answer, keyHash) != 1) {
            throw new IllegalStateException("a claimed command is gone: " + keyHash);
        }
    }
}
