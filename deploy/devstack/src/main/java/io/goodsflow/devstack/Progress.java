package io.goodsflow.devstack;

/** Is told what happens; the tellers are many threads. */
@FunctionalInterface
public interface Progress {

    void tell(String line);

    static Progress silent() {
        return line -> {};
    }
}
