package io.goodsflow.gateway.issuer;

/** A token, and the seconds for which it is good. */
record TokenAnswer(String accessToken, String tokenType, long expiresIn) {}
