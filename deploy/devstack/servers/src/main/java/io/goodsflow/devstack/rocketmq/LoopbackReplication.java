package io.goodsflow.devstack.rocketmq;

import java.io.IOException;
import java.lang.reflect.Field;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.apache.rocketmq.store.DefaultMessageStore;
import org.apache.rocketmq.store.ha.DefaultHAService;

/**
 * The replication port has no setting for a bind address and would listen on every network of the machine; this moves
 * it to the loopback address, on a number the system picks. The broker finds the class by {@code META-INF/service}.
 */
public final class LoopbackReplication extends DefaultHAService {

    @Override
    public void init(DefaultMessageStore store) throws IOException {
        super.init(store);
        try {
            Field address = acceptSocketService.getClass().getSuperclass().getDeclaredField("socketAddressListen");
            address.setAccessible(true);
            address.set(acceptSocketService, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        } catch (ReflectiveOperationException changed) {
            throw new IOException("This RocketMQ release keeps its replication address elsewhere.", changed);
        }
    }
}
