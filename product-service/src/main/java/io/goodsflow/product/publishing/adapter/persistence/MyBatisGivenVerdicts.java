package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.kit.data.RowsInsert;
import io.goodsflow.product.publishing.application.GivenVerdicts;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** First verdicts in MySQL: the primary key lets no second one in. */
@Repository
class MyBatisGivenVerdicts implements GivenVerdicts {

    private static final RowsInsert<VerdictRow> INSERT = RowsInsert.into(
            "draft_verdict",
            VerdictMapper.COLUMNS,
            row -> Arrays.asList(
                    row.draftId(),
                    row.submissionNo(),
                    row.reviewId(),
                    row.result(),
                    row.reviewLevel(),
                    row.outcome(),
                    row.itemSnapshotId(),
                    row.createdAt()));

    private final VerdictMapper mapper;
    private final JdbcTemplate jdbc;

    MyBatisGivenVerdicts(VerdictMapper mapper, JdbcTemplate jdbc) {
        this.mapper = mapper;
        this.jdbc = jdbc;
    }

    @Override
    public boolean insert(GivenVerdict verdict) {
        try {
            mapper.insert(VerdictRow.of(verdict));
            return true;
        } catch (DuplicateKeyException another) {
            return false;
        }
    }

    @Override
    public void insertAll(List<GivenVerdict> verdicts) {
        INSERT.insert(jdbc, verdicts.stream().map(VerdictRow::of).toList());
    }

    @Override
    public Optional<GivenVerdict> find(long draftId, int submissionNo) {
        return Optional.ofNullable(mapper.find(draftId, submissionNo)).map(VerdictRow::toVerdict);
    }
}
