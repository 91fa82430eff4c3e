package io.goodsflow.qc.review.adapter.web;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.qc.contract.error.QcError;
import io.goodsflow.qc.review.application.ReadReview;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Reviews, for the back office. */
@RestController
@Tag(name = "Reviews", description = "Verdicts on frozen submissions.")
@RequestMapping("/api/admin/qc/reviews")
class ReviewController {

    private final ReadReview readReview;

    ReviewController(ReadReview readReview) {
        this.readReview = readReview;
    }

    @Operation(summary = "Look at a review and what it found")
    @GetMapping("/{id}")
    ReviewView get(@PathVariable("id") long id) {
        return readReview
                .handle(id)
                .map(ReviewView::of)
                .orElseThrow(() -> new GoodsflowException(QcError.REVIEW_NOT_FOUND));
    }
}
