package io.goodsflow.kit.feign;

/** What the issuer gives: a token, and the seconds for which it is good. */
record TokenAnswer(String accessToken, long expiresIn) {}
