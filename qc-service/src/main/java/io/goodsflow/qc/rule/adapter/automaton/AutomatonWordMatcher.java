package io.goodsflow.qc.rule.adapter.automaton;

import com.hankcs.algorithm.AhoCorasickDoubleArrayTrie;
import io.goodsflow.qc.rule.domain.PlainText;
import io.goodsflow.qc.rule.domain.WordMatcher;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Aho-Corasick over a double-array trie: one for Han words, one for words that stand between spaces. */
class AutomatonWordMatcher implements WordMatcher {

    private final @Nullable AhoCorasickDoubleArrayTrie<String> han;
    private final @Nullable AhoCorasickDoubleArrayTrie<String> others;

    AutomatonWordMatcher(Collection<String> words) {
        TreeMap<String, String> hanWords = new TreeMap<>();
        TreeMap<String, String> otherWords = new TreeMap<>();
        for (String word : words) {
            PlainText plain = PlainText.of(word);
            if (plain.spaced().isBlank()) {
                throw new IllegalArgumentException("a word without letters or digits: " + word);
            }
            if (PlainText.han(word)) {
                hanWords.put(plain.joined(), word);
            } else {
                otherWords.put(plain.spaced(), word);
            }
        }
        this.han = trie(hanWords);
        this.others = trie(otherWords);
    }

    @Override
    public List<String> find(String text) {
        PlainText plain = PlainText.of(text);
        Set<String> found = new LinkedHashSet<>();
        collect(han, plain.joined(), found);
        collect(others, plain.spaced(), found);
        return new ArrayList<>(found);
    }

    private static void collect(@Nullable AhoCorasickDoubleArrayTrie<String> trie, String text, Set<String> found) {
        if (trie != null) {
            AhoCorasickDoubleArrayTrie.IHit<String> keep = (begin, end, word) -> found.add(word);
            trie.parseText(text, keep);
        }
    }

    private static @Nullable AhoCorasickDoubleArrayTrie<String> trie(TreeMap<String, String> words) {
        if (words.isEmpty()) {
            return null;
        }
        AhoCorasickDoubleArrayTrie<String> trie = new AhoCorasickDoubleArrayTrie<>();
        trie.build(words);
        return trie;
    }
}
