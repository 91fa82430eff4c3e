package io.goodsflow.devstack.probe;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;

/** The login exchange of the MySQL protocol, version 10, with the native password method. */
final class Handshake {

    private static final int PROTOCOL_10 = 10;
    private static final int PROTOCOL_41_SECURE_PLUGIN = 0x0000_0200 | 0x0000_8000 | 0x0008_0000;
    private static final int CHARSET_UTF8MB4 = 45;
    private static final int FIRST_SEED_BYTES = 8;
    private static final int SECOND_SEED_BYTES = 12;

    private Handshake() {}

    /** The random bytes that the password is scrambled with. */
    static byte[] seed(byte[] greeting) throws IOException {
        if (greeting.length == 0 || greeting[0] != PROTOCOL_10) {
            throw new IOException("This is not a MariaDB greeting.");
        }
        int at = 1;
        while (greeting[at] != 0) {
            at++;
        }
        int first = at + 1 + Integer.BYTES;
        // filler, capabilities, charset, status, capabilities, seed length, reserved
        int second = first + FIRST_SEED_BYTES + 1 + 2 + 1 + 2 + 2 + 1 + 10;
        byte[] seed = Arrays.copyOfRange(greeting, first, first + FIRST_SEED_BYTES + SECOND_SEED_BYTES);
        System.arraycopy(greeting, second, seed, FIRST_SEED_BYTES, SECOND_SEED_BYTES);
        return seed;
    }

    static byte[] scramble(String password, byte[] seed) throws GeneralSecurityException {
        MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
        byte[] once = sha1.digest(password.getBytes(StandardCharsets.UTF_8));
        byte[] twice = sha1.digest(once);
        sha1.update(seed);
        byte[] mask = sha1.digest(twice);
        for (int i = 0; i < once.length; i++) {
            once[i] ^= mask[i];
        }
        return once;
    }

    static byte[] response(String user, byte[] scrambled) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        littleEndian(body, PROTOCOL_41_SECURE_PLUGIN, 4);
        littleEndian(body, 1 << 24, 4);
        body.write(CHARSET_UTF8MB4);
        body.writeBytes(new byte[23]);
        body.writeBytes(user.getBytes(StandardCharsets.UTF_8));
        body.write(0);
        body.write(scrambled.length);
        body.writeBytes(scrambled);
        body.writeBytes("mysql_native_password\0".getBytes(StandardCharsets.US_ASCII));
        ByteArrayOutputStream packet = new ByteArrayOutputStream();
        littleEndian(packet, body.size(), 3);
        packet.write(1);
        packet.writeBytes(body.toByteArray());
        return packet.toByteArray();
    }

    private static void littleEndian(ByteArrayOutputStream out, int value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            out.write(value >> (8 * i));
        }
    }
}
