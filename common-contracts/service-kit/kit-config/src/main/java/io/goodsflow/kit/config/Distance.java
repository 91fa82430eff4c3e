package io.goodsflow.kit.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** How many letters must be added, taken away or changed to make one name of another. */
final class Distance {

    private Distance() {}

    /** Empty when none is near enough to be meant: a third of the letters, at least three. */
    static Optional<String> nearest(String wrong, Collection<String> names) {
        return names.stream()
                .min(Comparator.comparingInt(name -> between(wrong, name)))
                .filter(name -> between(wrong, name) <= Math.max(3, wrong.length() / 3));
    }

    static int between(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            above[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            int[] current = new int[to.length() + 1];
            current[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int change = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
                current[column] =
                        Math.min(above[column - 1] + change, 1 + Math.min(above[column], current[column - 1]));
            }
            above = current;
        }
        return above[to.length()];
    }
}
