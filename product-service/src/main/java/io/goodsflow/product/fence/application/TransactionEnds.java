package io.goodsflow.product.fence.application;

/** How transactions end, for those who raised fences for them. */
public interface TransactionEnds {

    /** Tells the hold when and how the present transaction ends; once, however often it is asked to. */
    void follow(Hold hold);
}
