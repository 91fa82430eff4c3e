package io.goodsflow.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What a run has left behind, under names that are the same in every run of a seed. */
record Figures(SortedMap<String, String> values) {

    Figures {
        values = new TreeMap<>(values);
    }

    /** One sentence for each figure that is another than in the undisturbed run. */
    List<String> differencesFrom(Figures undisturbed) {
        List<String> differences = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(values.keySet());
        names.addAll(undisturbed.values.keySet());
        for (String name : names) {
            String mine = values.getOrDefault(name, "nothing");
            String expected = undisturbed.values.getOrDefault(name, "nothing");
            if (!mine.equals(expected)) {
                differences.add(name + ": " + mine + " instead of " + expected + ", as without a fault");
            }
        }
        return differences;
    }
}
