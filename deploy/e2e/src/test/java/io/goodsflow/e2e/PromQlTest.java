package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The check of the queries can fail. */
class PromQlTest {

    private final ExposedMetrics exposed = new ExposedMetrics(List.of(Scrape.read("""
            # HELP things_total Things
            things_total{application="a",outcome="good"} 3.0
            things_total{application="a",outcome="bad"} 0.0
            waiting{application="a",group="g"} NaN
            duration_seconds_bucket{application="a",le="0.1"} 1.0
            """)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "up{job=\"goodsflow\"} == 0",
                "sum by (application) (rate(things_total{outcome=\"bad\"}[5m])) / sum(rate(things_total[5m])) > 0.01",
                "histogram_quantile(0.95, sum by (application, le) (rate(duration_seconds_bucket[$__rate_interval])))",
                "waiting > 1000 and deriv(waiting[10m]) > 0",
                "waiting != waiting",
                "things_total{application=~\"$application\", outcome=~\"good|bad\"}",
                "# why\nmax by (group) (waiting)"
            })
    void what_is_there_is_found(String query) {
        assertThat(exposed.missing(PromQl.parse(query))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "rate(thing_total[5m]); there is no metric thing_total",
                "things_total{outcom=\"bad\"}; things_total has no label outcom",
                "things_total{outcome=\"worse\"}; things_total has no outcome=\"worse\"",
                "things_total{outcome=~\"good|worse\"}; things_total has no outcome=\"worse\"",
                "things_total{outcome!=\"worse\"}; things_total has no outcome=\"worse\"",
                "sum by (grup) (waiting); nothing that is asked for has the label grup",
                "waiting + wating; there is no metric wating",
                "label_values(wating, group); there is no metric wating",
                "label_values(waiting, grup); nothing that is asked for has the label grup"
            })
    void what_is_misspelled_is_named(String query, String sentence) {
        assertThat(exposed.missing(PromQl.parse(query))).containsExactly(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sum(rate(waiting[5m])",
                "sum(waiting))",
                "rat(waiting[5m])",
                "{job=\"goodsflow\"}",
                "waiting{group}",
                "waiting{group=g}",
                "waiting; 1",
                "sum by (group (waiting)",
                ""
            })
    void what_is_no_query_is_refused(String query) {
        assertThatThrownBy(() -> PromQl.parse(query)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_text_may_name_the_labels_of_its_query_only() {
        PromQl query = PromQl.parse("waiting > 0");
        assertThat(exposed.hasLabel(query, "group")).isTrue();
        assertThat(exposed.hasLabel(query, "instance")).isTrue();
        assertThat(exposed.hasLabel(query, "outcome")).isFalse();
    }
}
