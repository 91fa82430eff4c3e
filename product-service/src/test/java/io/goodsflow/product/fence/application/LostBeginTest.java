package io.goodsflow.product.fence.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** The answer of the Redis is lost once, after the fence was raised. */
@ProductServiceTest
class LostBeginTest {

    @Autowired
    private Products products;

    @Autowired
    private Fences fences;

    @Autowired
    private FencedTexts texts;

    @Autowired
    private FenceProperties settings;

    private UnliftedFences unlifted;
    private FencedChanges changes;
    private Subject subject;

    @BeforeEach
    void anItem() {
        subject = Subject.detail(
                products.published(Products.newMerchant(), products.content()).itemId());
        Fences losing = new FirstAnswerLost(fences);
        unlifted = new UnliftedFences(losing);
        changes = new FencedChanges(losing, unlifted, hold -> {}, settings);
    }

    @Test
    void theRepeatOfABeginThatFailedKeepsItsFence() {
        Mutation mutation =
                new Mutation(new Mutation.Token(Workshop.unique("order"), Duration.ofMinutes(1)), List.of(subject));
        assertThatThrownBy(() -> changes.begin(mutation)).isInstanceOf(GoodsflowException.class);
        changes.begin(mutation);

        unlifted.handle();

        assertThat(texts.standing(subject).fenced()).isTrue();
        changes.finish(mutation);
        assertThat(texts.standing(subject).fenced()).isFalse();
    }

    @Test
    void whatMayBeUpOfAChangeOfOursIsLifted() {
        assertThatThrownBy(() -> changes.around(List.of(subject), () -> Boolean.TRUE))
                .isInstanceOf(GoodsflowException.class);
        assertThat(texts.standing(subject).fenced()).isTrue();

        assertThat(unlifted.handle()).isEqualTo(1);

        assertThat(texts.standing(subject).fenced()).isFalse();
    }

    /** The fences of the shared Redis, but for one answer. */
    private static final class FirstAnswerLost implements Fences {

        private final Fences real;
        private boolean lost;

        FirstAnswerLost(Fences real) {
            this.real = real;
        }

        @Override
        public void raise(Mutation mutation) {
            real.raise(mutation);
            if (!lost) {
                lost = true;
                throw new FenceUnavailableException("the answer is lost", null);
            }
        }

        @Override
        public void lift(Mutation mutation) {
            real.lift(mutation);
        }

        @Override
        public boolean liftOverdue(Mutation mutation) {
            return real.liftOverdue(mutation);
        }

        @Override
        public Overdue overdue(int offset, int limit) {
            return real.overdue(offset, limit);
        }

        @Override
        public Open open() {
            return real.open();
        }
    }
}
