package io.goodsflow.kit.web;

/** Roles a token can carry (api.md, tokens). */
public enum Role {
    ADMIN,
    OPERATOR,
    APPROVER,
    MERCHANT,
    REVIEWER,
    REVIEW_LEAD,
    TRADE,
    CUSTOMER,
    SERVICE
}
