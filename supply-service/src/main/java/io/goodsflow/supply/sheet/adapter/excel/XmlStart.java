package io.goodsflow.supply.sheet.adapter.excel;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What the first bytes of a part tell. */
final class XmlStart {
    private static final int DECLARATION = 200;

    private XmlStart() {}

    /** Whether the first bytes of a part are XML that this scanner can read; other encodings are refused. */
    static boolean isXml(byte[] start, int count) {
        if (count >= 2) {
            int first = ((start[0] & 0xFF) << 8) | (start[1] & 0xFF);
            if (first == 0xFEFF || first == 0xFFFE || first == 0x003C || first == 0x3C00) {
                throw Refusals.unsafe("a part is not encoded in UTF-8");
            }
        }
        String text = new String(start, 0, Math.min(count, DECLARATION), StandardCharsets.ISO_8859_1);
        String body = text.startsWith("\u00EF\u00BB\u00BF") ? text.substring(3) : text;
        if (!body.stripLeading().startsWith("<")) {
            return false;
        }
        int encoding = body.indexOf("encoding");
        int end = body.indexOf("?>");
        if (body.startsWith("<?xml") && encoding >= 0 && encoding < end) {
            String declared = body.substring(encoding, end).toUpperCase(Locale.ROOT);
            if (!declared.contains("UTF-8") && !declared.contains("ASCII")) {
                throw Refusals.unsafe("a part is not encoded in UTF-8");
            }
        }
        return true;
    }
}
