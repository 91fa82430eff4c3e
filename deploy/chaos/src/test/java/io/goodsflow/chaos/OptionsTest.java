package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OptionsTest {

    @Test
    void every_fault_is_found_by_the_name_that_is_printed() {
        for (Fault fault : Fault.all()) {
            assertThat(Fault.named(fault.name())).containsExactly(fault);
        }
    }

    @Test
    void a_kind_means_all_of_its_faults_and_a_part_all_that_happen_to_it() {
        assertThat(Fault.named("kill")).hasSize(9).allMatch(fault -> fault.kind() == Fault.Kind.KILL);
        assertThat(Fault.named("mariadb"))
                .extracting(Fault::name)
                .containsExactly("kill:mariadb", "freeze:mariadb", "slow:mariadb", "cut:mariadb", "reset:mariadb");
    }

    @Test
    void several_names_are_taken_in_the_order_they_are_said() {
        assertThat(Fault.named("flush,kill:gateway,flush:redis-state"))
                .extracting(Fault::name)
                .containsExactly("flush:redis-cache", "flush:redis-state", "kill:gateway");
    }

    @Test
    void seed_and_fault_are_taken_as_said() {
        Options options = Options.of(new String[] {"--seed", "17", "--fault", "kill:gateway", "--test"});

        assertThat(options.seed()).isEqualTo(17);
        assertThat(options.faults()).extracting(Fault::name).containsExactly("kill:gateway");
        assertThat(options.test()).isTrue();
    }

    @Test
    void only_faults_of_the_network_need_proxies() {
        assertThat(Options.of(new String[] {"--fault", "kill"}).ofTheNetwork()).isFalse();
        assertThat(Options.of(new String[] {"--fault", "flush"}).ofTheNetwork()).isFalse();
        assertThat(Options.of(new String[] {"--fault", "cut:rocketmq"}).ofTheNetwork())
                .isTrue();
        assertThat(Options.of(new String[] {}).ofTheNetwork()).isTrue();
    }

    @Test
    void what_is_not_understood_is_refused() {
        assertThatThrownBy(() -> Options.of(new String[] {"--seed", "x"})).hasMessageContaining("number");
        assertThatThrownBy(() -> Options.of(new String[] {"--seed"})).hasMessageContaining("value");
        assertThatThrownBy(() -> Options.of(new String[] {"--fault", "rain"})).hasMessageContaining("kill:mariadb");
        assertThatThrownBy(() -> Options.of(new String[] {"--often"})).hasMessageContaining("--often");
    }
}
