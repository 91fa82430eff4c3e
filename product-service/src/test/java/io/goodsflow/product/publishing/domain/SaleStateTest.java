package io.goodsflow.product.publishing.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.TargetSale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaleStateTest {

    @ParameterizedTest
    @CsvSource({
        ",         ONLINE,  ONLINE",
        ",         OFFLINE, OFFLINE",
        ",         KEEP,    OFFLINE",
        "ONLINE,   ONLINE,  ONLINE",
        "ONLINE,   OFFLINE, OFFLINE",
        "ONLINE,   KEEP,    ONLINE",
        "OFFLINE,  ONLINE,  ONLINE",
        "OFFLINE,  OFFLINE, OFFLINE",
        "OFFLINE,  KEEP,    OFFLINE",
        "BANNED,   ONLINE,  BANNED",
        "BANNED,   OFFLINE, BANNED",
        "BANNED,   KEEP,    BANNED",
        "ARCHIVED, ONLINE,  ARCHIVED",
        "ARCHIVED, OFFLINE, ARCHIVED",
        "ARCHIVED, KEEP,    ARCHIVED"
    })
    void aMergeGivesTheWantedStateButLiftsNeitherBanNorArchiving(SaleState before, TargetSale wanted, SaleState after) {
        assertThat(SaleState.after(before, wanted)).isEqualTo(after);
    }
}
