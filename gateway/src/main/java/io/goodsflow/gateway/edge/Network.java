package io.goodsflow.gateway.edge;

import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** A range of addresses, {@code 10.0.0.0/8} or a single one. Names are not looked up. */
record Network(InetAddress address, int bits) {

    /** @throws IllegalArgumentException if it is neither */
    static Network parse(String text) {
        int slash = text.indexOf('/');
        InetAddress address = addressOf(slash < 0 ? text : text.substring(0, slash));
        if (address == null) {
            throw notOne(text);
        }
        int most = address.getAddress().length * Byte.SIZE;
        int bits = slash < 0 ? most : bits(text.substring(slash + 1));
        if (bits < 0 || bits > most) {
            throw notOne(text);
        }
        return new Network(address, bits);
    }

    private static IllegalArgumentException notOne(String text) {
        return new IllegalArgumentException(
                "trusted-proxies holds " + text + ", but must hold addresses or networks such as 10.0.0.0/8");
    }

    /** Negative if it is no number. */
    private static int bits(String text) {
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : -1;
    }

    /** Null if the text is no literal address. */
    static @Nullable InetAddress addressOf(String text) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(text.trim());
        try {
            return bytes == null ? null : InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    boolean contains(InetAddress other) {
        byte[] mine = address.getAddress();
        byte[] theirs = other.getAddress();
        if (mine.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> (bit % Byte.SIZE);
            if ((mine[bit / Byte.SIZE] & mask) != (theirs[bit / Byte.SIZE] & mask)) {
                return false;
            }
        }
        return true;
    }
}
