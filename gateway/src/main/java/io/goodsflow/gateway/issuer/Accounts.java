package io.goodsflow.gateway.issuer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The demo users and the service clients. Comparing takes the same time whether the name or the secret is wrong. */
final class Accounts {

    private static final String SERVICE = "SERVICE";
    private static final byte[] NOBODY = digest("");

    private final Map<String, Entry> users = new HashMap<>();
    private final Map<String, Entry> clients = new HashMap<>();

    Accounts(IssuerProperties properties) {
        for (IssuerProperties.User user : properties.users()) {
            Account account = new Account(user.name(), user.roles(), user.merchantId());
            if (users.put(user.name(), new Entry(account, digest(user.password()))) != null) {
                throw new IllegalStateException("The user " + user.name() + " is listed twice.");
            }
        }
        for (String client : properties.clients()) {
            clients.put(
                    client, new Entry(new Account(client, List.of(SERVICE), null), digest(properties.clientSecret())));
        }
    }

    Optional<Account> user(String name, String password) {
        return check(users.get(name), password);
    }

    Optional<Account> client(String id, String secret) {
        return check(clients.get(id), secret);
    }

    private static Optional<Account> check(@Nullable Entry entry, String secret) {
        boolean same = MessageDigest.isEqual(entry == null ? NOBODY : entry.secret(), digest(secret));
        return same && entry != null ? Optional.of(entry.account()) : Optional.empty();
    }

    private static byte[] digest(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // compared by MessageDigest only
    private record Entry(Account account, byte[] secret) {}
}
