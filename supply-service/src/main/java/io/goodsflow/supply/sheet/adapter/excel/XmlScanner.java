package io.goodsflow.supply.sheet.adapter.excel;

import io.goodsflow.supply.sheet.domain.MergedRange;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Walks over the bytes of one XML part and refuses what a parser must not be given: document type declarations, other
 * encodings than UTF-8, endless cells, tags, rows or columns. Keeps a constant amount of memory. It does not judge
 * well-formedness; the parser does.
 */
final class XmlScanner {
    private static final int MAX_CELL_TEXT = 100_000;
    private static final int MAX_TAG = 65_536;
    private static final int MAX_DEPTH = 128;
    private static final int MAX_NAME = 64;
    private static final int MAX_MERGED = 10_000;

    private enum State {
        TEXT,
        ENTITY,
        OPEN,
        NAME,
        END_NAME,
        ATTRIBUTES,
        QUOTED,
        INSTRUCTION,
        BANG,
        COMMENT,
        CDATA
    }

    private final SheetProperties limits;
    private final List<MergedRange> merged = new ArrayList<>();
    private final StringBuilder name = new StringBuilder(MAX_NAME);
    private final StringBuilder tag = new StringBuilder();
    private State state = State.TEXT;
    private byte quote;
    private byte previous;
    private byte beforePrevious;
    private boolean inCell;
    private boolean keepTag;
    private int length;
    private int cellText;
    private int depth;
    private int rows;
    private int columns;
    private int strings;

    XmlScanner(SheetProperties limits) {
        this.limits = limits;
    }

    /** Whether the first bytes of a part are XML that this scanner can read; other encodings are refused. */
    static boolean isXml(byte[] start, int count) {
        if (count >= 2) {
            int first = ((start[0] & 0xFF) << 8) | (start[1] & 0xFF);
            if (first == 0xFEFF || first == 0xFFFE || first == 0x003C || first == 0x3C00) {
                throw Refusals.unsafe("a part is not encoded in UTF-8");
            }
        }
        String text = new String(start, 0, Math.min(count, 200), StandardCharsets.ISO_8859_1);
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

    /** Merged ranges met so far. */
    List<MergedRange> merged() {
        return List.copyOf(merged);
    }

    void feed(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            byte b = bytes[i];
            step(b);
            beforePrevious = previous;
            previous = b;
        }
    }

    private void step(byte b) {
        switch (state) {
            case TEXT -> text(b);
            case ENTITY -> entity(b);
            case OPEN -> open(b);
            case NAME -> name(b);
            case END_NAME -> endName(b);
            case ATTRIBUTES -> attributes(b);
            case QUOTED -> quoted(b);
            case INSTRUCTION -> skipTo(b, '?', (byte) 0);
            case BANG -> bang(b);
            case COMMENT -> skipTo(b, '-', (byte) '-');
            case CDATA -> cdata(b);
        }
    }

    private void text(byte b) {
        if (b == '<') {
            state = State.OPEN;
        } else if (b == '&') {
            state = State.ENTITY;
            length = 0;
            countCellText();
        } else if ((b & 0xC0) != 0x80) {
            countCellText();
        }
    }

    private void countCellText() {
        if (inCell && ++cellText > MAX_CELL_TEXT) {
            throw Refusals.unsafe("a cell is longer than " + MAX_CELL_TEXT + " characters");
        }
    }

    private void entity(byte b) {
        if (b == ';') {
            state = State.TEXT;
        } else if (++length > MAX_NAME) {
            throw Refusals.invalid("it is not well-formed XML");
        }
    }

    private void open(byte b) {
        length = 0;
        name.setLength(0);
        switch (b) {
            case '!' -> state = State.BANG;
            case '?' -> state = State.INSTRUCTION;
            case '/' -> state = State.END_NAME;
            default -> {
                state = State.NAME;
                name.append((char) b);
            }
        }
    }

    private void name(byte b) {
        if (b == '>' || b == '/' || (b <= ' ' && b >= 0)) {
            started(localName());
            state = State.ATTRIBUTES;
            attributes(b);
        } else {
            grow(b);
        }
    }

    private void endName(byte b) {
        if (b == '>') {
            String local = localName();
            if (local.equals("c") || local.equals("si") || local.equals("row")) {
                inCell = false;
            }
            depth--;
            state = State.TEXT;
        } else {
            grow(b);
        }
    }

    private void grow(byte b) {
        name.append((char) (b & 0xFF));
        if (name.length() > MAX_NAME) {
            throw Refusals.unsafe("a tag is too long");
        }
    }

    private void attributes(byte b) {
        if (b == '>') {
            if (previous == '/') {
                depth--;
            }
            ended();
            state = State.TEXT;
            return;
        }
        if (b == '"' || b == '\'') {
            quote = b;
            state = State.QUOTED;
        }
        countTag(b);
    }

    private void quoted(byte b) {
        if (b == quote) {
            state = State.ATTRIBUTES;
        }
        countTag(b);
    }

    private void countTag(byte b) {
        if (++length > MAX_TAG) {
            throw Refusals.unsafe("a tag is too long");
        }
        if (keepTag) {
            tag.append((char) (b & 0xFF));
        }
    }

    private void bang(byte b) {
        switch (b) {
            case '-' -> {
                // "<!--" and at once ">" is no end
                if (previous == '-') {
                    state = State.COMMENT;
                    previous = 0;
                }
            }
            case '[' -> state = State.CDATA;
            default -> throw Refusals.unsafe("it has a document type declaration");
        }
    }

    private void cdata(byte b) {
        if (b == '>' && previous == ']' && beforePrevious == ']') {
            state = State.TEXT;
        } else {
            countCellText();
        }
    }

    private void skipTo(byte b, char last, byte beforeLast) {
        if (b == '>' && previous == last && (beforeLast == 0 || beforePrevious == beforeLast)) {
            state = State.TEXT;
        }
    }

    private String localName() {
        int colon = name.indexOf(":");
        return name.substring(colon + 1);
    }

    private void started(String local) {
        if (++depth > MAX_DEPTH) {
            throw Refusals.unsafe("its XML is nested too deeply");
        }
        switch (local) {
            case "row" -> {
                columns = 0;
                check(++rows, limits.maxRows(), "rows");
            }
            case "c" -> {
                inCell = true;
                cellText = 0;
                check(++columns, limits.maxColumns(), "columns");
            }
            case "si" -> {
                inCell = true;
                cellText = 0;
                check(++strings, limits.maxSharedStrings(), "texts");
            }
            case "mergeCell" -> {
                keepTag = true;
                tag.setLength(0);
            }
            default -> {}
        }
    }

    private static void check(int count, int max, String what) {
        if (count > max) {
            throw Refusals.unsafe("it has more than " + max + " " + what);
        }
    }

    private void ended() {
        if (keepTag) {
            keepTag = false;
            int ref = tag.indexOf("ref=");
            if (ref >= 0 && ref + 5 < tag.length()) {
                int end = tag.indexOf(tag.substring(ref + 4, ref + 5), ref + 5);
                MergedRange.parse(tag.substring(ref + 5, Math.max(end, ref + 5)))
                        .ifPresent(merged::add);
                check(merged.size(), MAX_MERGED, "merged ranges");
            }
        }
    }
}
