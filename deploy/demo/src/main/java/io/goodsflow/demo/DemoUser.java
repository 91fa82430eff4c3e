package io.goodsflow.demo;

import java.util.Locale;

/** Users of the local issuer; their passwords are public. */
public enum DemoUser {
    ADMIN("admin123"),
    OPS("ops123"),
    APPROVER("approver123"),
    MERCHANT1("merchant123"),
    MERCHANT2("merchant123"),
    REVIEWER1("reviewer123"),
    REVIEWER2("reviewer123"),
    LEAD("lead123"),
    TRADE("trade123"),
    SHOPPER("shopper123");

    private final String password;

    DemoUser(String password) {
        this.password = password;
    }

    public String userName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String password() {
        return password;
    }
}
