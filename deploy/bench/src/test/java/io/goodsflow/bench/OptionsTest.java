package io.goodsflow.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.bench.measure.Line;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

    @Test
    void nothing_said_means_every_line_with_its_own_rounds() {
        Options options = Options.of(new String[] {});

        assertThat(options.lines()).isEqualTo(Lines.ALL);
        assertThat(options.rounds()).isEmpty();
        assertThat(options.json()).isNull();
        assertThat(options.test()).isFalse();
    }

    @Test
    void every_line_is_found_by_its_name() {
        for (Line line : Lines.ALL) {
            assertThat(Options.of(new String[] {line.name()}).lines()).containsExactly(line);
        }
        assertThat(Lines.ALL).extracting(Line::name).doesNotHaveDuplicates();
    }

    @Test
    void every_line_asks_for_rounds_and_for_more_than_its_floor() {
        assertThat(Lines.ALL).allSatisfy(line -> {
            assertThat(line.rounds()).isGreaterThanOrEqualTo(5);
            assertThat(line.aim()).isGreaterThanOrEqualTo(line.floor());
        });
    }

    @Test
    void lines_rounds_and_file_are_taken_as_said() {
        Options options = Options.of(new String[] {"--rounds", "9", "publish", "--json", "out.json", "--test"});

        assertThat(options.lines()).extracting(Line::name).containsExactly("publish");
        assertThat(options.rounds()).isEqualTo(OptionalInt.of(9));
        assertThat(options.json()).isEqualTo(Path.of("out.json"));
        assertThat(options.test()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "0", "-5", "101", "many", ""})
    void rounds_are_five_to_a_hundred(String rounds) {
        assertThatThrownBy(() -> Options.of(new String[] {"--rounds", rounds}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("5 to 100");
    }

    @Test
    void what_is_not_understood_is_refused() {
        assertThatThrownBy(() -> Options.of(new String[] {"walk"})).hasMessageContaining("publish");
        assertThatThrownBy(() -> Options.of(new String[] {"--often"})).hasMessageContaining("--often");
        assertThatThrownBy(() -> Options.of(new String[] {"--json"})).hasMessageContaining("value");
    }
}
