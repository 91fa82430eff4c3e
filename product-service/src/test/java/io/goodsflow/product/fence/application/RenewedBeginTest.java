package io.goodsflow.product.fence.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A mutation is begun again after the healer has seen it overdue, and before it lifts the fence. */
@ProductServiceTest
class RenewedBeginTest {

    @Autowired
    private Products products;

    @Autowired
    private Fences fences;

    @Autowired
    private FencedTexts texts;

    private Subject subject;
    private Mutation mutation;

    @BeforeEach
    void anItem() {
        subject = Subject.detail(
                products.published(Products.newMerchant(), products.content()).itemId());
        mutation = new Mutation(new Mutation.Token(Workshop.unique("order"), Duration.ofMinutes(1)), List.of(subject));
    }

    @Test
    void theHealerLeavesAFenceThatWasRenewed() {
        fences.raise(mutation);

        assertThat(healer(List.of(mutation)).handle()).isZero();

        assertThat(texts.standing(subject).fenced()).isTrue();
        fences.lift(mutation);
    }

    @Test
    void theHealerLeavesWhatSomebodyLifted() {
        fences.raise(mutation);
        fences.lift(mutation);
        String generation = texts.standing(subject).generation();

        assertThat(healer(List.of(mutation)).handle()).isZero();

        assertThat(texts.standing(subject).generation()).isEqualTo(generation);
    }

    /** A healer whose list of overdue mutations is a moment old. */
    private HealFences healer(List<Mutation> overdue) {
        Fences real = fences;
        return new HealFences(
                new Fences() {
                    @Override
                    public void raise(Mutation raised) {
                        real.raise(raised);
                    }

                    @Override
                    public void lift(Mutation lifted) {
                        real.lift(lifted);
                    }

                    @Override
                    public boolean liftOverdue(Mutation late) {
                        return real.liftOverdue(late);
                    }

                    @Override
                    public Overdue overdue(int offset, int limit) {
                        return new Overdue(overdue, false);
                    }

                    @Override
                    public Open open() {
                        return real.open();
                    }
                },
                subjects -> Set.of(),
                new SimpleMeterRegistry());
    }
}
