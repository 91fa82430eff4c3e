package io.goodsflow.kit.web.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.RunningService;
import org.junit.jupiter.api.Test;

/** Without a management port of its own, as in most tests. */
class SharedPortTest extends RunningService {

    @Test
    void onlyTheHealthIsOpen() {
        assertThat(get("/actuator/health").status()).isEqualTo(200);
        assertThat(get("/actuator/prometheus").status()).isEqualTo(401);
    }
}
