package io.goodsflow.qc.rule.domain;

/**
 * A policy with its weight.
 *
 * @param code name of the rule
 * @param reasonCode what a hit is called outside
 * @param riskScore what a hit adds to the score
 */
public record Rule(String code, Policy policy, String reasonCode, Severity severity, int riskScore) {}
