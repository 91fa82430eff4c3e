package io.goodsflow.devstack.probe;

/** Whether a service says that it is ready to take requests. */
public final class HttpProbe {

    private HttpProbe() {}

    public static boolean isReady(int managementPort) {
        return new Actuator(managementPort)
                .get("health/readiness")
                .map(Actuator.Answer::isOk)
                .orElse(false);
    }
}
