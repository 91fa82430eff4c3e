package io.goodsflow.devstack;

/** Everything that can be set, by its key in the settings file or, stronger, by its environment variable. */
enum Setting {
    MARIADB_PORT("mariadb.port", "GOODSFLOW_MARIADB_PORT", 13306, "port of MariaDB"),
    REDIS_STATE_PORT("redis.state.port", "GOODSFLOW_REDIS_STATE_PORT", 16379, "port of the Redis that keeps state"),
    REDIS_CACHE_PORT("redis.cache.port", "GOODSFLOW_REDIS_CACHE_PORT", 16380, "port of the Redis that may forget"),
    NAMESRV_PORT(
            "rocketmq.namesrv.port",
            "GOODSFLOW_NAMESRV",
            19876,
            "port of RocketMQ's name server; the variable is host:port, of which the port counts"),
    BROKER_PORT(
            "rocketmq.broker.port",
            "GOODSFLOW_BROKER_PORT",
            20911,
            "port of the broker, which also takes the one two below"),
    GATEWAY_PORT("gateway.port", "GOODSFLOW_GATEWAY_PORT", 8080, "port of the gateway"),
    SUPPLY_PORT("supply.port", "GOODSFLOW_SUPPLY_PORT", 8081, "port of supply-service"),
    PRODUCT_PORT("product.port", "GOODSFLOW_PRODUCT_PORT", 8082, "port of product-service"),
    INVENTORY_PORT("inventory.port", "GOODSFLOW_INVENTORY_PORT", 8083, "port of inventory-service"),
    QC_PORT("qc.port", "GOODSFLOW_QC_PORT", 8084, "port of qc-service"),
    GATEWAY_MANAGEMENT_PORT(
            "gateway.management.port",
            "GOODSFLOW_GATEWAY_MANAGEMENT_PORT",
            9080,
            "port of health and metrics of the gateway"),
    SUPPLY_MANAGEMENT_PORT(
            "supply.management.port",
            "GOODSFLOW_SUPPLY_MANAGEMENT_PORT",
            9081,
            "port of health and metrics of supply-service"),
    PRODUCT_MANAGEMENT_PORT(
            "product.management.port",
            "GOODSFLOW_PRODUCT_MANAGEMENT_PORT",
            9082,
            "port of health and metrics of product-service"),
    INVENTORY_MANAGEMENT_PORT(
            "inventory.management.port",
            "GOODSFLOW_INVENTORY_MANAGEMENT_PORT",
            9083,
            "port of health and metrics of inventory-service"),
    QC_MANAGEMENT_PORT(
            "qc.management.port", "GOODSFLOW_QC_MANAGEMENT_PORT", 9084, "port of health and metrics of qc-service"),
    DB_USER("db.user", "GOODSFLOW_DB_USER", "goodsflow", "user of the database"),
    DB_PASSWORD("db.password", "GOODSFLOW_DB_PASSWORD", "goodsflow", "its password"),
    CLIENT_SECRET(
            "client.secret",
            "GOODSFLOW_CLIENT_SECRET",
            "local-secret",
            "secret with which the services ask for their tokens"),
    SERVICE_HEAP("service.heap", "GOODSFLOW_SERVICE_HEAP", "384m", "largest heap of a service (-Xmx)"),
    GATEWAY_HEAP("gateway.heap", "GOODSFLOW_GATEWAY_HEAP", "256m", "largest heap of the gateway (-Xmx)"),
    CLASS_ARCHIVE(
            "class.archive",
            "GOODSFLOW_CLASS_ARCHIVE",
            "yes",
            "yes or no: services write and use class archives (100 MB each), which start faster"),
    RESEND_HOURS(
            "restore.resend.hours",
            "GOODSFLOW_RESTORE_RESEND_HOURS",
            "24",
            "events of so many hours before a backup leave again after its restore, whoever has handled them");

    private final String key;
    private final String variable;
    private final String text;
    private final int port;
    private final String meaning;

    Setting(String key, String variable, String text, String meaning) {
        this.key = key;
        this.variable = variable;
        this.text = text;
        this.port = 0;
        this.meaning = meaning;
    }

    Setting(String key, String variable, int port, String meaning) {
        this.key = key;
        this.variable = variable;
        this.text = "";
        this.port = port;
        this.meaning = meaning;
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

    /** What it is for. */
    String meaning() {
        return meaning;
    }

    /** How a user changes it, for messages. */
    String how() {
        return key + " (or " + variable + ")";
    }
}
