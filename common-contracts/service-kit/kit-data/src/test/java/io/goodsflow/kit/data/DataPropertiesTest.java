package io.goodsflow.kit.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class DataPropertiesTest {

    private final ApplicationContextRunner runner =
            new ApplicationContextRunner().withConfiguration(AutoConfigurations.of(KitDataAutoConfiguration.class));

    @Test
    void withoutSettingsTheDefaultsHold() {
        runner.run(context -> {
            DataProperties properties = context.getBean(DataProperties.class);
            assertThat(properties.lockWait()).isEqualTo(Duration.ofSeconds(3));
            assertThat(properties.answerTimeout()).isEqualTo(Duration.ofSeconds(60));
            assertThat(properties.retention()).isEqualTo(Duration.ofDays(30));
            assertThat(properties.transaction().repetitions()).isEqualTo(3);
            assertThat(properties.ids().step()).isEqualTo(100);
            assertThat(context.getBean(Clock.class).getZone()).isEqualTo(ZoneOffset.UTC);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "goodsflow.data.lock-wait=0s",
                "goodsflow.data.answer-timeout=0s",
                "goodsflow.data.lock-wait=2m",
                "goodsflow.data.retention=1h",
                "goodsflow.data.transaction.repetitions=-1",
                "goodsflow.data.ids.step=10",
                "goodsflow.data.commands.lease=1d",
                "goodsflow.data.purge.batch-size=0",
                "goodsflow.data.purge.interval=often"
            })
    void aValueOutOfItsBoundsStopsTheStart(String setting) {
        runner.withPropertyValues(setting)
                .run(context -> assertThat(context).hasFailed().getFailure().hasMessageContaining("goodsflow.data"));
    }
}
