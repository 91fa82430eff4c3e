package io.goodsflow.supply.sheet.adapter.excel;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** Which part of a workbook holds its first visible sheet. */
record WorkbookParts(String visibleSheet, String visiblePart, Set<String> sheetParts) {
    private static final int MAX_PART = 1 << 20;
    private static final String WORKBOOK = "xl/workbook.xml";
    private static final String RELATIONS = "xl/_rels/workbook.xml.rels";
    private static final XMLInputFactory XML = factory();

    boolean isSheet(String entry) {
        return sheetParts.contains(entry);
    }

    static WorkbookParts read(ZipFile zip) throws IOException {
        try {
            Map<String, String> sheets = sheetParts(bytes(zip, RELATIONS));
            return firstVisible(bytes(zip, WORKBOOK), sheets);
        } catch (XMLStreamException e) {
            throw Refusals.invalid("the workbook's own description is damaged", e);
        }
    }

    private static WorkbookParts firstVisible(byte[] workbook, Map<String, String> sheets) throws XMLStreamException {
        XMLStreamReader xml = XML.createXMLStreamReader(new ByteArrayInputStream(workbook), "UTF-8");
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("sheet")) {
                String state = attribute(xml, "state");
                String name = attribute(xml, "name");
                String part = sheets.get(attribute(xml, "id"));
                if ((state == null || state.equals("visible")) && name != null && part != null) {
                    return new WorkbookParts(name, part, Set.copyOf(sheets.values()));
                }
            }
        }
        throw Refusals.invalid("it has no visible sheet");
    }

    private static Map<String, String> sheetParts(byte[] relations) throws XMLStreamException {
        Map<String, String> parts = new HashMap<>();
        XMLStreamReader xml = XML.createXMLStreamReader(new ByteArrayInputStream(relations), "UTF-8");
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("Relationship")) {
                String type = attribute(xml, "Type");
                String target = attribute(xml, "Target");
                String id = attribute(xml, "Id");
                if (type != null && type.endsWith("/worksheet") && target != null && id != null) {
                    parts.put(id, target.startsWith("/") ? target.substring(1) : "xl/" + target);
                }
            }
        }
        return parts;
    }

    private static @Nullable String attribute(XMLStreamReader xml, String name) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (xml.getAttributeLocalName(i).equals(name)) {
                return xml.getAttributeValue(i);
            }
        }
        return null;
    }

    private static byte[] bytes(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw Refusals.notAWorkbook();
        }
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MAX_PART + 1);
            if (bytes.length > MAX_PART) {
                throw Refusals.unsafe("a part is larger than " + MAX_PART + " bytes");
            }
            return bytes;
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }
}
