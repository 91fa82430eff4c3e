package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.CategoryName;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.SqlCommandType;
import org.apache.ibatis.session.SqlSessionFactory;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * Whoever writes what a cached page shows does so behind its fence. A new writer of these tables makes this test fail: it
 * must demand the fence, as those named here do.
 */
@ProductServiceTest
class FencedWritersTest {

    private static final Pattern SHOWN = Pattern.compile(
            "(?i)(INTO|UPDATE|FROM|JOIN)\\s+`?(product_item_tab|product_sku_tab|category)`?(\\s|\\(|$)");
    private static final Set<SqlCommandType> WRITES =
            Set.of(SqlCommandType.INSERT, SqlCommandType.UPDATE, SqlCommandType.DELETE);

    @Autowired
    private SqlSessionFactory sessions;

    @Autowired
    private Transactions transactions;

    @Autowired
    private Categories categories;

    @Autowired
    private FencedChanges fencedChanges;

    @Test
    void onlyThoseWhoDemandTheFenceWriteWhatIsShown() {
        Set<String> writers = new TreeSet<>();
        for (Object any : sessions.getConfiguration().getMappedStatements()) {
            if (any instanceof MappedStatement statement
                    && WRITES.contains(statement.getSqlCommandType())
                    && SHOWN.matcher(sql(statement)).find()) {
                writers.add(statement.getId().replaceAll("^.*\\.(\\w+\\.\\w+)$", "$1"));
            }
        }

        assertThat(writers)
                .containsExactly(
                        "CategoryMapper.delete",
                        "CategoryMapper.insert",
                        "CategoryMapper.move",
                        "CategoryMapper.rename",
                        "ItemMapper.insert",
                        "ItemMapper.update",
                        "ItemSkuMapper.delete",
                        "ItemSkuMapper.update");
    }

    /** Who writes by JDBC names the table in its class; these two are called by {@code MyBatisItems} alone. */
    @Test
    void nobodyElseOfOursNamesTheTables() throws IOException {
        Set<String> naming = new TreeSet<>();
        try (Stream<Path> classes = Files.walk(Path.of("target/classes/io/goodsflow/product"))) {
            for (Path file :
                    classes.filter(path -> path.toString().endsWith(".class")).toList()) {
                String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
                if (bytes.contains("product_item_tab") || bytes.contains("product_sku_tab")) {
                    naming.add(file.getFileName().toString().replaceAll("[.$].*", ""));
                }
            }
        }

        assertThat(naming)
                .contains("ItemRows", "ItemSkus")
                .filteredOn(name -> !name.endsWith("Mapper"))
                .containsExactly("ItemRows", "ItemSkus");
    }

    @Test
    void aCategoryIsNotWrittenBehindNoFence() {
        assertThatThrownBy(() ->
                        transactions.run(() -> categories.insert(1, new CategoryName("unfenced"), null, Instant.now())))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aFenceIsNotRaisedInsideATransaction() {
        assertThatThrownBy(() ->
                        transactions.run(() -> fencedChanges.around(List.of(Subject.CATEGORIES), () -> Boolean.TRUE)))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aFenceThatAnOuterCallHasRaisedIsNotRaisedAgain() {
        Subject subject = Subject.detail(1);
        boolean held = fencedChanges.around(
                List.of(subject),
                () -> transactions.execute(() -> fencedChanges.around(List.of(subject), () -> {
                    fencedChanges.demand(subject);
                    return Boolean.TRUE;
                })));

        assertThat(held).isTrue();
        assertThatThrownBy(() -> fencedChanges.demand(subject)).isInstanceOf(IllegalStateException.class);
    }

    private static String sql(MappedStatement statement) {
        Object nothing = new java.util.HashMap<String, Object>() {
            private static final long serialVersionUID = 1L;

            @Override
            public Object get(Object key) {
                return List.of();
            }

            @Override
            public boolean containsKey(Object key) {
                return true;
            }
        };
        return statement.getSqlSource().getBoundSql(nothing).getSql();
    }
}
