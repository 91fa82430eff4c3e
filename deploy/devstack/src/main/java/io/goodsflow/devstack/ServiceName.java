package io.goodsflow.devstack;

/** The services of the fleet, in the order they are told of. */
public enum ServiceName {
    GATEWAY("gateway", Setting.GATEWAY_PORT, Setting.GATEWAY_MANAGEMENT_PORT, Setting.GATEWAY_HEAP),
    SUPPLY("supply-service", Setting.SUPPLY_PORT, Setting.SUPPLY_MANAGEMENT_PORT, Setting.SERVICE_HEAP),
    PRODUCT("product-service", Setting.PRODUCT_PORT, Setting.PRODUCT_MANAGEMENT_PORT, Setting.SERVICE_HEAP),
    INVENTORY("inventory-service", Setting.INVENTORY_PORT, Setting.INVENTORY_MANAGEMENT_PORT, Setting.SERVICE_HEAP),
    QC("qc-service", Setting.QC_PORT, Setting.QC_MANAGEMENT_PORT, Setting.SERVICE_HEAP);

    private final String module;
    private final Setting port;
    private final Setting managementPort;
    private final Setting heap;

    ServiceName(String module, Setting port, Setting managementPort, Setting heap) {
        this.module = module;
        this.port = port;
        this.managementPort = managementPort;
        this.heap = heap;
    }

    /** The folder of the module, and the name of its log. */
    public String module() {
        return module;
    }

    Setting port() {
        return port;
    }

    Setting managementPort() {
        return managementPort;
    }

    Setting heap() {
        return heap;
    }
}
