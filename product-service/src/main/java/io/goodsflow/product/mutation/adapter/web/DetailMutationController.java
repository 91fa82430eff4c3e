package io.goodsflow.product.mutation.adapter.web;

import io.goodsflow.product.contract.api.BeginDetailMutationRequest;
import io.goodsflow.product.contract.api.DetailMutation;
import io.goodsflow.product.contract.api.DetailMutationApi;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.goodsflow.product.mutation.application.BeginDetailMutation;
import io.goodsflow.product.mutation.application.FinishDetailMutation;
import java.time.Duration;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What it promises is said in {@link DetailMutationApi}. */
@RestController
class DetailMutationController implements DetailMutationApi {

    private final BeginDetailMutation beginDetailMutation;
    private final FinishDetailMutation finishDetailMutation;

    DetailMutationController(BeginDetailMutation beginDetailMutation, FinishDetailMutation finishDetailMutation) {
        this.beginDetailMutation = beginDetailMutation;
        this.finishDetailMutation = finishDetailMutation;
    }

    @Override
    public DetailMutation begin(BeginDetailMutationRequest request) {
        Mutation mutation = beginDetailMutation.handle(
                request.mutationId(), request.itemIds(), Duration.ofSeconds(request.limitSeconds()));
        return new DetailMutation(
                mutation.token().text(),
                mutation.subjects().stream().map(Subject::id).toList());
    }

    @Override
    @ResponseStatus(HttpStatus.NO_CONTENT)
    public void finish(DetailMutation mutation) {
        finishDetailMutation.handle(new Mutation(
                Mutation.Token.parse(mutation.token()),
                mutation.itemIds().stream().distinct().map(Subject::detail).toList()));
    }
}
