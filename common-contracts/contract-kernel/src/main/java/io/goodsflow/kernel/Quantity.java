package io.goodsflow.kernel;

/**
 * A stock figure, 0 to 2,147,483,647.
 *
 * @param value number of units
 */
public record Quantity(int value) {

    public Quantity {
        if (value < 0) {
            throw new IllegalArgumentException("quantity must not be negative, was " + value);
        }
    }
}
