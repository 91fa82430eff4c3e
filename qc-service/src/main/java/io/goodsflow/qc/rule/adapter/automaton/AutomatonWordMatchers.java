package io.goodsflow.qc.rule.adapter.automaton;

import io.goodsflow.qc.rule.domain.WordMatcher;
import io.goodsflow.qc.rule.domain.WordMatchers;
import java.util.Collection;
import org.springframework.stereotype.Component;

@Component
class AutomatonWordMatchers implements WordMatchers {

    @Override
    public WordMatcher of(Collection<String> words) {
        return new AutomatonWordMatcher(words);
    }
}
