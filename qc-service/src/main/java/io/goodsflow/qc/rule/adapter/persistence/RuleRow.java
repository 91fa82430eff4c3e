package io.goodsflow.qc.rule.adapter.persistence;

record RuleRow(String ruleCode, String ruleType, String params, String reasonCode, String severity, int riskScore) {}
