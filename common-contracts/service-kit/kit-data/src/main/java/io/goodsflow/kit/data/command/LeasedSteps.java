package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.SteppedCommands;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The steps of one claimed command: a remembered result is returned, another is made and remembered under the lease. */
class LeasedSteps implements SteppedCommands.Steps {

    private static final int ID_PREFIX = 32;
    private static final Pattern STEP = Pattern.compile("[a-z0-9][a-z0-9_.-]{0,30}");

    private final String keyHash;
    private final Map<String, String> results;
    private final Answers answers;
    private final ResultKeeper keeper;
    private final Set<String> called = new HashSet<>();
    private boolean begun;

    /** Writes a result, unless the lease is lost. */
    @FunctionalInterface
    interface ResultKeeper {
        void keep(String stepId, String result);
    }

    LeasedSteps(String keyHash, Map<String, String> results, Answers answers, ResultKeeper keeper) {
        this.keyHash = keyHash;
        this.results = results;
        this.answers = answers;
        this.keeper = keeper;
        this.begun = !results.isEmpty();
    }

    @Override
    @SuppressWarnings("NullAway") // a null result was the action's own result
    public <S extends @Nullable Object> S step(String stepId, Class<S> resultType, Function<String, S> action) {
        if (!STEP.matcher(stepId).matches()) {
            throw new IllegalArgumentException("not a step id: " + stepId);
        }
        if (!called.add(stepId)) {
            throw new IllegalArgumentException("step " + stepId + " is called twice in one command");
        }
        String known = results.get(stepId);
        if (known != null) {
            return (S) answers.read(known, resultType);
        }
        begun = true;
        S result = action.apply(keyHash.substring(0, ID_PREFIX) + ":" + stepId);
        keeper.keep(stepId, answers.write(result));
        return result;
    }

    /** Whether an effect of this command may exist somewhere. */
    boolean begun() {
        return begun;
    }
}
