package io.goodsflow.gateway.edge;

import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** A range of addresses, {@code 10.0.0.0/8} or a single one. Names are not looked up. */
record Network(InetAddress address, int bits) {

    static Network parse(String text) {
        int slash = text.indexOf('/');
        InetAddress address = addressOf(slash < 0 ? text : text.substring(0, slash));
        if (address == null) {
            throw new IllegalArgumentException(text + " is no address or network");
        }
        int most = address.getAddress().length * Byte.SIZE;
        int bits = slash < 0 ? most : Integer.parseInt(text.substring(slash + 1));
        if (bits < 0 || bits > most) {
            throw new IllegalArgumentException(text + " is no network");
        }
        return new Network(address, bits);
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
