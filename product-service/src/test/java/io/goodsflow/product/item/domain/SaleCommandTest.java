package io.goodsflow.product.item.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.publishing.domain.SaleState;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaleCommandTest {

    /** Every command from every state; a dash is a refusal. */
    @ParameterizedTest
    @CsvSource({
        "PUBLISH,   ONLINE,  ONLINE",
        "PUBLISH,   OFFLINE, ONLINE",
        "PUBLISH,   BANNED,  -",
        "PUBLISH,   ARCHIVED, -",
        "UNPUBLISH, ONLINE,  OFFLINE",
        "UNPUBLISH, OFFLINE, OFFLINE",
        "UNPUBLISH, BANNED,  -",
        "UNPUBLISH, ARCHIVED, -",
        "BAN,       ONLINE,  BANNED",
        "BAN,       OFFLINE, BANNED",
        "BAN,       BANNED,  BANNED",
        "BAN,       ARCHIVED, -",
        "UNBAN,     ONLINE,  ONLINE",
        "UNBAN,     OFFLINE, OFFLINE",
        "UNBAN,     BANNED,  OFFLINE",
        "UNBAN,     ARCHIVED, -",
        "ARCHIVE,   ONLINE,  ARCHIVED",
        "ARCHIVE,   OFFLINE, ARCHIVED",
        "ARCHIVE,   BANNED,  -",
        "ARCHIVE,   ARCHIVED, ARCHIVED",
        "RESTORE,   ONLINE,  ONLINE",
        "RESTORE,   OFFLINE, OFFLINE",
        "RESTORE,   BANNED,  -",
        "RESTORE,   ARCHIVED, OFFLINE"
    })
    void theTable(SaleCommand command, SaleState from, String to) {
        assertThat(command.from(from))
                .isEqualTo(to.equals("-") ? Optional.empty() : Optional.of(SaleState.valueOf(to)));
    }
}
