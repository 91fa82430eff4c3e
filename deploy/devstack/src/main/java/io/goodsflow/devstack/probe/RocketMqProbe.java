package io.goodsflow.devstack.probe;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Speaks just enough of RocketMQ's remoting protocol to know that a topic can be sent to. */
public final class RocketMqProbe {

    private static final int ROUTE_OF_TOPIC = 105;
    private static final int MAX_OFFSET = 30;
    private static final int MAX_FRAME = 1024 * 1024;
    private static final int HEADER_LENGTH_MASK = 0x00FFFFFF;

    private RocketMqProbe() {}

    /** Whether the name server leads the topic to the broker on this port. */
    public static boolean routes(int namesrvPort, String topic, int brokerPort) {
        String frame = ask(namesrvPort, ROUTE_OF_TOPIC, "{\"topic\":\"" + topic + "\"}");
        return frame.contains("\"code\":0") && frame.contains("127.0.0.1:" + brokerPort);
    }

    /** Whether the broker itself knows the topic and reads its store. */
    public static boolean stores(int brokerPort, String topic) {
        return ask(brokerPort, MAX_OFFSET, "{\"topic\":\"" + topic + "\",\"queueId\":\"0\"}")
                .contains("\"code\":0");
    }

    /** @return header and body of the answer; empty when there is none */
    private static String ask(int port, int code, String fields) {
        byte[] header = ("{\"code\":" + code + ",\"extFields\":" + fields
                        + ",\"flag\":0,\"language\":\"JAVA\",\"opaque\":1,\"version\":0}")
                .getBytes(StandardCharsets.UTF_8);
        try (Socket socket = Loopback.connect(port)) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(Integer.BYTES + header.length);
            out.writeInt(header.length);
            out.write(header);
            out.flush();
            DataInputStream in = new DataInputStream(socket.getInputStream());
            int length = in.readInt();
            int headerLength = in.readInt() & HEADER_LENGTH_MASK;
            if (length < Integer.BYTES || length > MAX_FRAME || headerLength > length) {
                return "";
            }
            return new String(in.readNBytes(length - Integer.BYTES), StandardCharsets.UTF_8);
        } catch (IOException notYet) {
            return "";
        }
    }
}
