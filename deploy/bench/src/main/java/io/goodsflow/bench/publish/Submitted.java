package io.goodsflow.bench.publish;

import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;

/** A draft that waits for its verdict. */
record Submitted(DraftAnswer draft, SubmitDraftAnswer submission) {}
