package io.goodsflow.devstack;

/** Everything that can be set, by its key in the settings file or, stronger, by its environment variable. */
enum Setting {
    MARIADB_PORT("mariadb.port", "GOODSFLOW_MARIADB_PORT", 13306),
    REDIS_STATE_PORT("redis.state.port", "GOODSFLOW_REDIS_STATE_PORT", 16379),
    REDIS_CACHE_PORT("redis.cache.port", "GOODSFLOW_REDIS_CACHE_PORT", 16380),
    NAMESRV_PORT("rocketmq.namesrv.port", "GOODSFLOW_NAMESRV", 19876),
    BROKER_PORT("rocketmq.broker.port", "GOODSFLOW_BROKER_PORT", 20911),
    GATEWAY_PORT("gateway.port", "GOODSFLOW_GATEWAY_PORT", 8080),
    SUPPLY_PORT("supply.port", "GOODSFLOW_SUPPLY_PORT", 8081),
    PRODUCT_PORT("product.port", "GOODSFLOW_PRODUCT_PORT", 8082),
    INVENTORY_PORT("inventory.port", "GOODSFLOW_INVENTORY_PORT", 8083),
    QC_PORT("qc.port", "GOODSFLOW_QC_PORT", 8084),
    GATEWAY_MANAGEMENT_PORT("gateway.management.port", "GOODSFLOW_GATEWAY_MANAGEMENT_PORT", 9080),
    SUPPLY_MANAGEMENT_PORT("supply.management.port", "GOODSFLOW_SUPPLY_MANAGEMENT_PORT", 9081),
    PRODUCT_MANAGEMENT_PORT("product.management.port", "GOODSFLOW_PRODUCT_MANAGEMENT_PORT", 9082),
    INVENTORY_MANAGEMENT_PORT("inventory.management.port", "GOODSFLOW_INVENTORY_MANAGEMENT_PORT", 9083),
    QC_MANAGEMENT_PORT("qc.management.port", "GOODSFLOW_QC_MANAGEMENT_PORT", 9084),
    DB_USER("db.user", "GOODSFLOW_DB_USER", "goodsflow"),
    DB_PASSWORD("db.password", "GOODSFLOW_DB_PASSWORD", "goodsflow"),
    CLIENT_SECRET("client.secret", "GOODSFLOW_CLIENT_SECRET", "local-secret"),
    SERVICE_HEAP("service.heap", "GOODSFLOW_SERVICE_HEAP", "384m"),
    GATEWAY_HEAP("gateway.heap", "GOODSFLOW_GATEWAY_HEAP", "256m"),
    CLASS_ARCHIVE("class.archive", "GOODSFLOW_CLASS_ARCHIVE", "yes");

    private final String key;
    private final String variable;
    private final String text;
    private final int port;

    Setting(String key, String variable, String text) {
        this.key = key;
        this.variable = variable;
        this.text = text;
        this.port = 0;
    }

    Setting(String key, String variable, int port) {
        this.key = key;
        this.variable = variable;
        this.text = "";
        this.port = port;
    }

    String key() {
        return key;
    }

    String variable() {
        return variable;
    }

    /** @param portOffset how far the ports of this home lie from the usual ones */
    String standard(int portOffset) {
        return port == 0 ? text : Integer.toString(port + portOffset);
    }

    /** How a user changes it, for messages. */
    String how() {
        return key + " (or " + variable + ")";
    }
}
