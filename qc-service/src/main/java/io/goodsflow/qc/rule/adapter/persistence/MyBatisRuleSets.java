package io.goodsflow.qc.rule.adapter.persistence;

import io.goodsflow.qc.rule.domain.BannedWords;
import io.goodsflow.qc.rule.domain.Policy;
import io.goodsflow.qc.rule.domain.PriceRange;
import io.goodsflow.qc.rule.domain.Rule;
import io.goodsflow.qc.rule.domain.RuleSet;
import io.goodsflow.qc.rule.domain.RuleSets;
import io.goodsflow.qc.rule.domain.Severity;
import io.goodsflow.qc.rule.domain.TitleLength;
import io.goodsflow.qc.rule.domain.WordMatchers;
import java.util.OptionalLong;
import org.springframework.stereotype.Repository;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads rule sets, and turns each row's parameters into its policy. */
@Repository
class MyBatisRuleSets implements RuleSets {

    private final RuleMapper mapper;
    private final WordMatchers wordMatchers;
    private final JsonMapper json;

    MyBatisRuleSets(RuleMapper mapper, WordMatchers wordMatchers, JsonMapper json) {
        this.mapper = mapper;
        this.wordMatchers = wordMatchers;
        this.json = json;
    }

    @Override
    public OptionalLong activeVersion() {
        Long version = mapper.activeVersion();
        return version == null ? OptionalLong.empty() : OptionalLong.of(version);
    }

    @Override
    public RuleSet load(long version) {
        return new RuleSet(
                version, mapper.rules(version).stream().map(this::rule).toList());
    }

    private Rule rule(RuleRow row) {
        try {
            return new Rule(
                    row.ruleCode(),
                    policy(row.ruleType(), json.readTree(row.params())),
                    row.reasonCode(),
                    Severity.valueOf(row.severity()),
                    row.riskScore());
        } catch (JacksonException | IllegalArgumentException unusable) {
            throw new IllegalStateException("rule " + row.ruleCode() + " cannot be understood", unusable);
        }
    }

    private Policy policy(String type, JsonNode params) {
        return switch (type) {
            case "TITLE_LENGTH" ->
                new TitleLength(Math.toIntExact(number(params, "min")), Math.toIntExact(number(params, "max")));
            case "PRICE_RANGE" -> new PriceRange(number(params, "min"), number(params, "max"));
            case "BANNED_WORDS" ->
                new BannedWords(wordMatchers.of(
                        mapper.words(wordList(params.path("list").asString(""), number(params, "version")))));
            default -> throw new IllegalArgumentException("rule type " + type);
        };
    }

    private long wordList(String code, long version) {
        Long id = mapper.wordList(code, version);
        if (id == null) {
            throw new IllegalArgumentException("word list " + code + " version " + version);
        }
        return id;
    }

    private static long number(JsonNode params, String name) {
        JsonNode value = params.path(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new IllegalArgumentException("parameter " + name + " must be a whole number");
        }
        return value.longValue();
    }
}
