package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Every operation against every role, with requests that change nothing. */
@FleetTest
@Order(7)
class RoleMatrixTest {

    private static final Logger log = LoggerFactory.getLogger(RoleMatrixTest.class);
    private static final String NOBODY = "";

    private final RunningFleet fleet = new RunningFleet();
    private final Doors doors = new Doors(fleet);
    private final Tokens tokens = Tokens.of(fleet);
    private final RoleMatrix agreed = RoleMatrix.agreed();

    private record Attempt(ApiOperation operation, String role) {}

    @Test
    void through_the_gateway_everybody_reaches_what_was_agreed_and_nothing_else() {
        List<Attempt> attempts = attempts();

        List<String> wrong = InParallel.map(attempts, attempt -> judge(attempt, doors.gateway())).stream()
                .filter(Objects::nonNull)
                .toList();

        log.info("Who may call what, {} attempts:\n{}", attempts.size(), agreed.table());
        assertThat(wrong).isEmpty();
        assertThat(attempts).hasSizeGreaterThan(100);
    }

    @Test
    void at_the_services_themselves_it_is_the_same() {
        List<String> wrong =
                InParallel.map(
                                attempts(),
                                attempt -> judge(
                                        attempt, doors.to(attempt.operation().service())))
                        .stream()
                        .filter(Objects::nonNull)
                        .toList();

        assertThat(wrong).isEmpty();
    }

    private static List<Attempt> attempts() {
        return ApiDocuments.operations().stream()
                .flatMap(operation -> Stream.concat(Stream.of(NOBODY), Tokens.ROLES.stream())
                        .map(role -> new Attempt(operation, role)))
                .toList();
    }

    /** @return what is wrong, null if nothing */
    private String judge(Attempt attempt, Wire door) {
        ApiOperation operation = attempt.operation();
        String token = attempt.role().equals(NOBODY) ? "" : tokens.withRole(attempt.role());
        String body = operation.method().equals("GET") ? "" : "{}";
        Wire.Reply reply = door.json(operation.method(), operation.pathOfNothing(), body, token);

        boolean allowed = agreed.allows(operation.name(), token.isEmpty() ? "GUEST" : attempt.role());
        boolean asAgreed = allowed
                ? reply.status() != 401 && reply.status() != 403 && reply.status() < 500
                : reply.status() == (token.isEmpty() ? 401 : 403);
        return asAgreed ? null : (token.isEmpty() ? "no token" : attempt.role()) + ": " + reply;
    }
}
