package io.goodsflow.qc.rule.application;

import io.goodsflow.qc.rule.domain.Finding;
import io.goodsflow.qc.rule.domain.Judgement;
import io.goodsflow.qc.rule.domain.Severity;
import io.goodsflow.qc.rule.domain.Subject;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Judges a content by the active rules. */
@Service
public class JudgeContent {

    private final ActiveRules activeRules;

    JudgeContent(ActiveRules activeRules) {
        this.activeRules = activeRules;
    }

    public Result handle(Command command) {
        Judgement judgement = activeRules
                .current()
                .judge(new Subject(
                        command.title(),
                        command.texts().stream()
                                .map(text -> new Subject.Text(text.field(), text.value()))
                                .toList(),
                        command.prices()));
        return new Result(
                judgement.ruleSetVersion(),
                judgement.score(),
                judgement.refuses(),
                judgement.findings().stream().map(JudgeContent::reason).toList());
    }

    private static Reason reason(Finding finding) {
        return new Reason(
                finding.ruleCode(),
                finding.severity() == Severity.REJECT,
                finding.reasonCode(),
                finding.field(),
                finding.message());
    }

    /** A content's texts by field, and its prices in fen in the order of the SKUs. */
    public record Command(String title, List<Text> texts, List<Long> prices) {}

    /** @param field snake_case path */
    public record Text(String field, String value) {}

    /** @param refused true if a reason is decisive */
    public record Result(long ruleSetVersion, int score, boolean refused, List<Reason> reasons) {}

    /** One finding; decisive ones refuse the content. */
    public record Reason(
            String ruleCode,
            boolean decisive,
            String code,
            @Nullable String field,
            String message) {}
}
