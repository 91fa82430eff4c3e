package io.goodsflow.supply.sheet.adapter.excel;

import io.goodsflow.supply.sheet.domain.MergedRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Walks over the bytes of one XML part and refuses what a parser must not be given: document type declarations, other
 * encodings than UTF-8, endless cells, tags, rows or columns. Keeps a constant amount of memory. It does not judge
 * well-formedness; the parser does.
 */
final class XmlScanner {
    private static final int MAX_CELL_TEXT = 100_000;
    private static final int MAX_TAG = 65_536;
    private static final int MAX_DEPTH = 128;
    private static final int MAX_ENTITY = 64;
    private static final int MAX_MERGED = 10_000;
    private static final byte[] ROW = TagName.bytes("row");
    private static final byte[] CELL = TagName.bytes("c");
    private static final byte[] SHARED_TEXT = TagName.bytes("si");
    private static final byte[] MERGED_CELLS = TagName.bytes("mergeCell");

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
        BANG_DASH,
        COMMENT,
        CDATA
    }

    private final SheetProperties limits;
    private final List<MergedRange> merged = new ArrayList<>();
    private final TagName name = new TagName();
    private final StringBuilder tag = new StringBuilder();
    private State state = State.TEXT;
    private byte quote;
    private boolean slash;
    /** The last two bytes, where the end of something is looked for. */
    private int tail;

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

    /** Merged ranges met so far. */
    List<MergedRange> merged() {
        return List.copyOf(merged);
    }

    /** Each state takes as many bytes as are its own, because a sheet has a hundred million of them. */
    void feed(byte[] bytes, int count) {
        int at = 0;
        while (at < count) {
            at = switch (state) {
                case TEXT -> text(bytes, at, count);
                case ENTITY -> entity(bytes[at], at);
                case OPEN -> open(bytes[at], at);
                case NAME -> name(bytes, at, count);
                case END_NAME -> endName(bytes, at, count);
                case ATTRIBUTES -> attributes(bytes, at, count);
                case QUOTED -> quoted(bytes, at, count);
                case INSTRUCTION -> skipTo(bytes[at], at, '?', 0xFF);
                case BANG -> bang(bytes[at], at);
                case BANG_DASH -> bangDash(bytes[at], at);
                case COMMENT -> skipTo(bytes[at], at, ('-' << 8) | '-', 0xFFFF);
                case CDATA -> cdata(bytes[at], at);
            };
        }
    }

    private int text(byte[] bytes, int from, int count) {
        int at = from;
        int characters = 0;
        byte b = 0;
        while (at < count) {
            b = bytes[at++];
            if (b == '<' || b == '&') {
                break;
            }
            // every character has one byte that continues none
            characters += (b & 0xC0) == 0x80 ? 0 : 1;
        }
        countCellText(characters);
        if (b == '<') {
            state = State.OPEN;
        } else if (b == '&') {
            state = State.ENTITY;
            length = 0;
            countCellText(1);
        }
        return at;
    }

    private void countCellText(int characters) {
        if (inCell) {
            cellText += characters;
            if (cellText > MAX_CELL_TEXT) {
                throw Refusals.unsafe("a cell is longer than " + MAX_CELL_TEXT + " characters");
            }
        }
    }

    private int entity(byte b, int at) {
        if (b == ';') {
            state = State.TEXT;
        } else if (++length > MAX_ENTITY) {
            throw Refusals.invalid("it is not well-formed XML");
        }
        return at + 1;
    }

    private int open(byte b, int at) {
        length = 0;
        name.clear();
        slash = false;
        state = switch (b) {
            case '!' -> State.BANG;
            case '?' -> State.INSTRUCTION;
            case '/' -> State.END_NAME;
            default -> State.NAME;
        };
        tail = 0;
        return state == State.NAME ? at : at + 1;
    }

    private int name(byte[] bytes, int from, int count) {
        for (int at = from; at < count; at++) {
            byte b = bytes[at];
            if (b == '>' || b == '/' || (b <= ' ' && b >= 0)) {
                started();
                state = State.ATTRIBUTES;
                return at;
            }
            name.append(b);
        }
        return count;
    }

    private int endName(byte[] bytes, int from, int count) {
        for (int at = from; at < count; at++) {
            byte b = bytes[at];
            if (b == '>') {
                if (name.is(CELL) || name.is(SHARED_TEXT) || name.is(ROW)) {
                    inCell = false;
                }
                depth--;
                state = State.TEXT;
                return at + 1;
            }
            if (b > ' ' || b < 0) {
                name.append(b);
            }
        }
        return count;
    }

    private int attributes(byte[] bytes, int from, int count) {
        for (int at = from; at < count; at++) {
            byte b = bytes[at];
            if (b == '>') {
                depth -= slash ? 1 : 0;
                ended();
                state = State.TEXT;
                return at + 1;
            }
            slash = b == '/';
            countTag(b);
            if (b == '"' || b == '\'') {
                quote = b;
                state = State.QUOTED;
                return at + 1;
            }
        }
        return count;
    }

    private int quoted(byte[] bytes, int from, int count) {
        for (int at = from; at < count; at++) {
            byte b = bytes[at];
            countTag(b);
            if (b == quote) {
                state = State.ATTRIBUTES;
                return at + 1;
            }
        }
        return count;
    }

    private void countTag(byte b) {
        if (++length > MAX_TAG) {
            throw Refusals.unsafe("a tag is too long");
        }
        if (keepTag) {
            tag.append((char) (b & 0xFF));
        }
    }

    private int bang(byte b, int at) {
        state = switch (b) {
            case '-' -> State.BANG_DASH;
            case '[' -> State.CDATA;
            default -> throw Refusals.unsafe("it has a document type declaration");
        };
        return at + 1;
    }

    private int bangDash(byte b, int at) {
        if (b != '-') {
            throw Refusals.invalid("it is not well-formed XML");
        }
        state = State.COMMENT;
        return at + 1;
    }

    private int cdata(byte b, int at) {
        int next = skipTo(b, at, (']' << 8) | ']', 0xFFFF);
        countCellText(state == State.CDATA && (b & 0xC0) != 0x80 ? 1 : 0);
        return next;
    }

    /** Ends at a '>' behind the given bytes. */
    private int skipTo(byte b, int at, int before, int mask) {
        if (b == '>' && (tail & mask) == before) {
            state = State.TEXT;
        }
        tail = ((tail << 8) | (b & 0xFF)) & 0xFFFF;
        return at + 1;
    }

    private void started() {
        if (++depth > MAX_DEPTH) {
            throw Refusals.unsafe("its XML is nested too deeply");
        }
        if (name.is(CELL)) {
            beginCell();
            check(++columns, limits.maxColumns(), "columns");
        } else if (name.is(ROW)) {
            columns = 0;
            check(++rows, limits.maxRows(), "rows");
        } else if (name.is(SHARED_TEXT)) {
            beginCell();
            check(++strings, limits.maxSharedStrings(), "texts");
        } else if (name.is(MERGED_CELLS)) {
            keepTag = true;
            tag.setLength(0);
        }
    }

    private void beginCell() {
        inCell = true;
        cellText = 0;
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
