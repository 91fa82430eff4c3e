package io.goodsflow.devstack;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends to and asks a broker without its client library, which would bring another release of it into this build. */
record BrokerTalk(int port) {

    private static final int SEND_MESSAGE = 10;
    private static final int MAX_OFFSET = 30;
    private static final int QUEUE = 0;

    void send(String topic, String text) {
        int code = sendCode(topic, text);
        if (code != 0) {
            throw new IllegalStateException("The broker refused with code " + code + ".");
        }
    }

    int sendCode(String topic, String text) {
        String fields = "\"producerGroup\":\"devstack-test\",\"topic\":\"" + topic
                + "\",\"defaultTopic\":\"TBW102\",\"defaultTopicQueueNums\":\"4\",\"queueId\":\"" + QUEUE
                + "\",\"sysFlag\":\"0\",\"bornTimestamp\":\"" + System.currentTimeMillis()
                + "\",\"flag\":\"0\",\"properties\":\"\",\"reconsumeTimes\":\"0\",\"unitMode\":\"false\",\"batch\":\"false\"";
        return number(ask(SEND_MESSAGE, fields, text), "\"code\":(-?\\d+)");
    }

    long maxOffset(String topic) {
        String answer = ask(MAX_OFFSET, "\"topic\":\"" + topic + "\",\"queueId\":\"" + QUEUE + "\"", "");
        return number(answer, "\"offset\":\"(\\d+)\"");
    }

    private String ask(int code, String fields, String body) {
        byte[] header = ("{\"code\":" + code + ",\"extFields\":{" + fields
                        + "},\"flag\":0,\"language\":\"JAVA\",\"opaque\":1,\"version\":0}")
                .getBytes(StandardCharsets.UTF_8);
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket("127.0.0.1", port)) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(Integer.BYTES + header.length + content.length);
            out.writeInt(header.length);
            out.write(header);
            out.write(content);
            out.flush();
            DataInputStream in = new DataInputStream(socket.getInputStream());
            return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int number(String answer, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(answer);
        if (!matcher.find()) {
            throw new IllegalStateException("The broker answered: " + answer);
        }
        return Integer.parseInt(matcher.group(1));
    }
}
