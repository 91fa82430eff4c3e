package io.goodsflow.devstack.status;

import java.util.Locale;
import java.util.OptionalLong;

/** One server or service, as it was seen. */
record PartStatus(String name, State state, OptionalLong pid, long residentMegabytes, ServiceFigures figures) {

    enum State {
        /** Answers, is ready, and has all that it cannot do without. */
        UP,
        /** Answers that it is not ready, or that it misses something. */
        NOT_READY,
        /** The process lives and does not answer. */
        NOT_ANSWERING,
        DOWN;

        String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
