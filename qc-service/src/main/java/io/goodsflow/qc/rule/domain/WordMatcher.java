package io.goodsflow.qc.rule.domain;

import java.util.List;

/** Finds words of one list in a text, in time linear in its length, whatever the size of the list. */
public interface WordMatcher {

    /** Words of the list that occur, each once; not fooled by case, width, accents or invisible characters. */
    List<String> find(String text);
}
