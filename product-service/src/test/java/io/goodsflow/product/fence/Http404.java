package io.goodsflow.product.fence;

import io.goodsflow.product.Callers;

/** What is not there for a guest. */
final class Http404 {

    private Http404() {}

    static void isWhatAGuestGets(int port, long itemId) {
        Callers.withoutToken(port)
                .get()
                .uri("/api/products/" + itemId)
                .exchange()
                .expectStatus()
                .isNotFound();
    }
}
