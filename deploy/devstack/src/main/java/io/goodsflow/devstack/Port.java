package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.Loopback;
import io.goodsflow.devstack.process.Wait;
import java.time.Duration;
import java.util.Optional;

/**
 * A port a process listens on.
 *
 * @param setting the way to change it, for the message when it is taken
 */
record Port(int number, String purpose, String setting) {

    private static final int MAX = 65_535;
    /** A process that has just ended may hold its port a moment longer. */
    private static final Duration STILL_CLOSING = Duration.ofSeconds(2);

    Port {
        if (number < 1 || number > MAX) {
            throw new DevstackException("Port " + number + " for " + purpose + " is not between 1 and " + MAX
                    + ": change " + setting + ".");
        }
    }

    /** @return what is in the way, or nothing */
    Optional<String> obstacle(Home home) {
        if (Wait.until(STILL_CLOSING, () -> Loopback.isFree(number))) {
            return Optional.empty();
        }
        return Optional.of("Port " + number + " for " + purpose
                + " is taken by another process. Stop that process, or change " + setting + " in "
                + home.root().resolve(SettingsFile.NAME) + ".");
    }
}
