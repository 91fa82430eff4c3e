package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HeldLeasesTest {

    private static final String IN_A_MINUTE = "UTC_TIMESTAMP(3) + INTERVAL 60 SECOND";

    private Written written;

    @BeforeAll
    void tables() {
        written = new Written();
    }

    @BeforeEach
    void soundRun() {
        written.soundRun();
    }

    @Test
    void a_lease_of_any_service_is_reported_while_it_runs() {
        written.change("INSERT INTO lease (name, lease_until) VALUES ('past', UTC_TIMESTAMP(3) - INTERVAL 1 SECOND)");
        assertThat(held("qc-service")).isEmpty();

        written.change("INSERT INTO lease (name, lease_until) VALUES ('held', " + IN_A_MINUTE + ")");
        assertThat(held("qc-service")).isEqualTo("qc-service still holds 1 leases");
    }

    @Test
    void a_lease_that_ran_out_while_the_service_was_ending_is_reported_too() {
        HeldLeases leases = new HeldLeases(written.schemas());
        written.change("INSERT INTO lease (name, lease_until) VALUES"
                + " ('left by another', UTC_TIMESTAMP(3) - INTERVAL 1 SECOND)");
        leases.begin("qc-service");
        written.change(
                "INSERT INTO lease (name, lease_until) VALUES ('held', UTC_TIMESTAMP(3) + INTERVAL 10000 MICROSECOND)",
                "SELECT SLEEP(0.05)");

        assertThat(leases.of("qc-service")).containsExactly("qc-service still holds 1 leases");
    }

    @Test
    void so_are_tasks_and_rows_of_supply() {
        written.change(
                "UPDATE product_supply_task SET lease_until = " + IN_A_MINUTE,
                "UPDATE product_supply_task_item SET lease_until = " + IN_A_MINUTE);

        assertThat(held("supply-service")).isEqualTo("supply-service still holds 3 leases");
    }

    private String held(String service) {
        HeldLeases leases = new HeldLeases(written.schemas());
        leases.begin(service);
        return String.join("; ", leases.of(service));
    }
}
