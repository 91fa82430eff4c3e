package io.goodsflow.supply.sheet.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeaderTest {
    @Test
    void columnsAreFoundByCodeOrLabelInAnyOrderCaseAndWidth() {
        Header header = header(" PRICE ", "标题", "\u00A0Outer_ID\u200B", "类目", "规格：颜色", "SPEC:Size", "attr:材质");

        assertThat(header.at(Column.PRICE)).isZero();
        assertThat(header.at(Column.TITLE)).isEqualTo(1);
        assertThat(header.at(Column.OUTER_ID)).isEqualTo(2);
        assertThat(header.specs()).containsExactly(Map.entry("颜色", "spec:颜色"), Map.entry("Size", "spec:Size"));
        assertThat(header.attributes()).containsEntry("材质", "attr:材质");
        assertThat(header.warnings()).isEmpty();
    }

    @Test
    void fullWidthBracketsAreBrackets() {
        assertThat(header("outer_id", "category", "title", "价格（元）").at(Column.PRICE))
                .isEqualTo(3);
    }

    @Test
    void everyMissingColumnIsNamed() {
        assertThat(Header.read(List.of("title", "stock")))
                .isEqualTo(new HeaderOutcome.Missing(List.of("outer_id", "category", "price")));
    }

    @Test
    void aColumnByCodeAndLabelStandsTwice() {
        assertThat(Header.read(List.of("outer_id", "category", "title", "price", "价格(元)")))
                .isEqualTo(new HeaderOutcome.Duplicate("价格(元)"));
        assertThat(Header.read(List.of("outer_id", "category", "title", "price", "spec:a", "规格:A")))
                .isEqualTo(new HeaderOutcome.Duplicate("规格:A"));
    }

    @Test
    void columnsThatAreNotReadAreNamedInWarnings() {
        assertThat(header("outer_id", "category", "title", "price", "", "Remark", "item_id", "spec:")
                        .warnings())
                .hasSize(3)
                .anyMatch(warning -> warning.contains("Remark"))
                .anyMatch(warning -> warning.contains("item_id"))
                .anyMatch(warning -> warning.contains("spec:"));
    }

    @Test
    void anErrorSheetOfOursIsKnownByItsTwoColumns() {
        Header header = header("outer_id", "category", "title", "price", "'=Remark", "error_code", "error_message");

        assertThat(header.isErrorSheet()).isTrue();
        assertThat(header.texts()).contains("=Remark");
        assertThat(header.warnings()).hasSize(1);
        assertThat(Header.positionsBesideErrors(header.texts())).containsExactly(0, 1, 2, 3, 4);
    }

    private static Header header(String... cells) {
        return ((HeaderOutcome.Read) Header.read(List.of(cells))).header();
    }
}
