package io.goodsflow.kit.data.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Other services, each idempotent under its request id, that remember who called them. */
class Peers {

    private final Map<String, List<String>> ids = new LinkedHashMap<>();
    private final Map<String, String> answers = new LinkedHashMap<>();
    private int crashes;

    Function<String, String> call(String peer) {
        return call(peer, false);
    }

    /** @param crash whether the caller dies after the effect, before it hears the answer */
    Function<String, String> call(String peer, boolean crash) {
        return id -> {
            List<String> calls = ids.computeIfAbsent(peer, name -> new ArrayList<>());
            calls.add(id);
            String answer = answers.computeIfAbsent(id, fresh -> peer + " " + new HashSet<>(calls).size());
            if (crash) {
                crashes++;
                throw new SteppedCommandsTest.Crash();
            }
            return answer;
        };
    }

    List<String> calls(String peer) {
        return ids.getOrDefault(peer, List.of());
    }

    Set<String> allIds() {
        return answers.keySet();
    }

    int effects() {
        return answers.size();
    }

    int callsWithoutCrash() {
        return ids.values().stream().mapToInt(List::size).sum() - crashes;
    }
}
