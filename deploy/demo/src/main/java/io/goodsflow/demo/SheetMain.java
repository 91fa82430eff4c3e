package io.goodsflow.demo;

import java.io.IOException;
import java.io.OutputStream;

/** Writes the sample catalogue as an import sheet (xlsx) to the standard output. */
public final class SheetMain {

    private SheetMain() {}

    public static void main(String[] args) throws IOException {
        OutputStream out = System.out;
        out.write(ImportSheet.of(SampleCatalogue.load().products()));
        out.flush();
    }
}
