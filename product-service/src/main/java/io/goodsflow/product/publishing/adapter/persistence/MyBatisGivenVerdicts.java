package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.application.GivenVerdicts;
import io.goodsflow.product.publishing.domain.GivenVerdict;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** First verdicts in MySQL: the primary key lets no second one in. */
@Repository
class MyBatisGivenVerdicts implements GivenVerdicts {

    private final VerdictMapper mapper;

    MyBatisGivenVerdicts(VerdictMapper mapper) {
        this.mapper = mapper;
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
    public Optional<GivenVerdict> find(long draftId, int submissionNo) {
        return Optional.ofNullable(mapper.find(draftId, submissionNo)).map(VerdictRow::toVerdict);
    }
}
