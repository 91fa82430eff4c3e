package io.goodsflow.product.publishstate.adapter.web;

import io.goodsflow.product.contract.api.PublishStateAnswer;
import io.goodsflow.product.contract.api.PublishStateApi;
import io.goodsflow.product.publishstate.application.FindPublishState;
import io.goodsflow.product.publishstate.application.FindPublishState.By;
import org.springframework.web.bind.annotation.RestController;

/** What it promises is said in {@link PublishStateApi}. */
@RestController
class PublishStateController implements PublishStateApi {

    private final FindPublishState findPublishState;

    PublishStateController(FindPublishState findPublishState) {
        this.findPublishState = findPublishState;
    }

    @Override
    public PublishStateAnswer byRequest(String requestId) {
        return findPublishState.handle(By.REQUEST, requestId);
    }

    @Override
    public PublishStateAnswer byOperation(String operationId) {
        return findPublishState.handle(By.OPERATION, operationId);
    }

    @Override
    public PublishStateAnswer byFingerprint(String fingerprint) {
        return findPublishState.handle(By.FINGERPRINT, fingerprint);
    }

    @Override
    public PublishStateAnswer byItem(long itemId) {
        return findPublishState.handle(By.ITEM, Long.toString(itemId));
    }
}
