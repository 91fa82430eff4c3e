package io.goodsflow.bench.measure;

import java.util.List;
import java.util.Map;

/** A line that is ready to run. */
public interface Contest extends AutoCloseable {

    /** Ours and each yardstick once, one after the other. */
    Round round();

    /** What does not hold of the work that was done, one sentence each. Asked after the last round. */
    List<String> findings();

    /** How durable what was measured is, by the servers' own settings. */
    Map<String, String> durability();

    @Override
    void close();
}
