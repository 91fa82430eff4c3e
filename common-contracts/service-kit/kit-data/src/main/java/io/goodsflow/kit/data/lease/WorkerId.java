package io.goodsflow.kit.data.lease;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.UUID;

/**
 * Names this process in lease columns.
 *
 * @param text host, process id and a random part, at most 64 characters
 */
record WorkerId(String text) {

    private static final int HOST_MAX = 32;

    static WorkerId ofThisProcess() {
        String host = host();
        return new WorkerId((host.length() > HOST_MAX ? host.substring(0, HOST_MAX) : host)
                + "_" + ProcessHandle.current().pid() + "_"
                + UUID.randomUUID().toString().substring(0, 8));
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            // a host that cannot name itself is told apart by the random part
            return "unnamed";
        }
    }
}
