package io.goodsflow.qc.rule.adapter.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.goodsflow.qc.rule.domain.WordMatcher;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AutomatonWordMatcherTest {

    private final WordMatcher matcher = new AutomatonWordMatcher(List.of("出售枪支", "海洛因", "Buy Cocaine", "ＡＢＣ药"));

    @ParameterizedTest
    @ValueSource(strings = {"本店出售枪支", "出 售 枪 支", "出*售-枪·支", "出\u200b售\u200d枪\u2060支", "出　售枪\n支", "出\u00ad售枪\ufe0f支"})
    void aHanWordIsFoundThroughSpacesFillersAndInvisibleCharacters(String text) {
        assertThat(matcher.find(text)).containsExactly("出售枪支");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "buy cocaine",
                "please BUY COCAINE now",
                "ｂｕｙ　ｃｏｃａｉｎｅ",
                "buy\u200b co\u200bcaine",
                "buy, cocaine!",
                "búy cocaïne"
            })
    void anotherWordIsFoundWhateverItsCaseWidthAccentsAndSeparators(String text) {
        assertThat(matcher.find(text)).containsExactly("Buy Cocaine");
    }

    @Test
    void aWordOfTheListMayItselfBeWrittenInAnyWidth() {
        assertThat(matcher.find("神奇 abc 药")).containsExactly("ＡＢＣ药");
    }

    @ParameterizedTest
    @ValueSource(strings = {"玩具水枪支架，出售中", "本店出售。枪支模型除外", "buy cocainelike sugar", "ebuy cocaine", "海上洛阳因缘", "", "   "})
    void ordinaryTextIsLeftAlone(String text) {
        assertThat(matcher.find(text)).isEmpty();
    }

    @Test
    void allWordsAreFoundEachOnce() {
        assertThat(matcher.find("海洛因 buy cocaine 海洛因")).containsExactlyInAnyOrder("海洛因", "Buy Cocaine");
    }

    @Test
    void aWordThatIsNothingButMarksIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new AutomatonWordMatcher(List.of("***")));
    }

    @Test
    void anEmptyListFindsNothing() {
        assertThat(new AutomatonWordMatcher(List.of()).find("出售枪支")).isEmpty();
    }

    @Test
    void aLongListIsFoundAsWell() {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            words.add("词" + Integer.toString(i, 36) + "语");
        }

        assertThat(new AutomatonWordMatcher(words).find("前面词fffff语后面，词" + Integer.toString(19_999, 36) + "语"))
                .containsExactly(words.get(19_999));
    }
}
