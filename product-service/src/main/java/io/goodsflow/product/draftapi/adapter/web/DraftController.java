package io.goodsflow.product.draftapi.adapter.web;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.AppealApi;
import io.goodsflow.product.contract.api.AppealDraftRequest;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftApi;
import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import io.goodsflow.product.draft.application.AbandonDraft;
import io.goodsflow.product.draft.application.CreateDraft;
import io.goodsflow.product.draft.application.FindDraft;
import io.goodsflow.product.draft.application.FindDraftByRequest;
import io.goodsflow.product.draft.application.FindDraftSnapshot;
import io.goodsflow.product.draft.application.SubmitDraft;
import io.goodsflow.product.draft.application.WithdrawDraft;
import io.goodsflow.product.update.application.AppealDraft;
import io.goodsflow.product.update.application.FindUpdate;
import io.goodsflow.product.update.application.UpdateDraft;
import jakarta.validation.Validator;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.RestController;

/** Drafts for the other services; what it promises is said in {@link DraftApi}. */
@RestController
class DraftController implements DraftApi, AppealApi {

    private final CreateDraft createDraft;
    private final SubmitDraft submitDraft;
    private final AbandonDraft abandonDraft;
    private final UpdateDraft updateDraft;
    private final WithdrawDraft withdrawDraft;
    private final AppealDraft appealDraft;
    private final FindUpdate findUpdate;
    private final FindDraft findDraft;
    private final FindDraftByRequest findDraftByRequest;
    private final FindDraftSnapshot findDraftSnapshot;
    private final Validator validator;

    DraftController(
            CreateDraft createDraft,
            SubmitDraft submitDraft,
            AbandonDraft abandonDraft,
            UpdateDraft updateDraft,
            WithdrawDraft withdrawDraft,
            AppealDraft appealDraft,
            FindUpdate findUpdate,
            FindDraft findDraft,
            FindDraftByRequest findDraftByRequest,
            FindDraftSnapshot findDraftSnapshot,
            Validator validator) {
        this.createDraft = createDraft;
        this.submitDraft = submitDraft;
        this.abandonDraft = abandonDraft;
        this.updateDraft = updateDraft;
        this.withdrawDraft = withdrawDraft;
        this.appealDraft = appealDraft;
        this.findUpdate = findUpdate;
        this.findDraft = findDraft;
        this.findDraftByRequest = findDraftByRequest;
        this.findDraftSnapshot = findDraftSnapshot;
        this.validator = validator;
    }

    @InitBinder({"createDraftRequest", "updateDraftRequest"})
    void judgeContentByItsRules(WebDataBinder binder) {
        binder.setValidator(new EnvelopeValidator(validator));
    }

    @Override
    public DraftAnswer create(CreateDraftRequest request) {
        return createDraft.handle(request);
    }

    @Override
    public SubmitDraftAnswer submit(long draftId, SubmitDraftRequest request) {
        return submitDraft.handle(draftId, request);
    }

    @Override
    public DraftAnswer abandon(long draftId, AbandonDraftRequest request) {
        return abandonDraft.handle(draftId, request);
    }

    @Override
    public UpdateDraftAnswer update(long itemId, UpdateDraftRequest request) {
        return updateDraft.handle(itemId, request);
    }

    @Override
    public DraftAnswer withdraw(long draftId, WithdrawDraftRequest request) {
        return withdrawDraft.handle(new WithdrawDraft.Command(
                draftId,
                null,
                request.operator(),
                request.reason(),
                new CommandKey("internal", 0, "product.withdraw-draft/" + draftId, request.requestId())));
    }

    @Override
    public SubmitDraftAnswer appeal(long draftId, AppealDraftRequest request) {
        return appealDraft.handle(draftId, request);
    }

    @Override
    public UpdateDraftAnswer updateByRequest(String requestId) {
        return findUpdate.handle(requestId);
    }

    @Override
    public DraftAnswer get(long draftId) {
        return findDraft.handle(draftId);
    }

    @Override
    public DraftAnswer byRequest(String requestId) {
        return findDraftByRequest.handle(requestId);
    }

    @Override
    public DraftSnapshotAnswer snapshot(long snapshotId) {
        return findDraftSnapshot.handle(snapshotId);
    }
}
