package io.goodsflow.supply.sheet.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.sheet.domain.Header;
import io.goodsflow.supply.sheet.domain.HeaderOutcome;
import io.goodsflow.supply.sheet.domain.MergedRange;
import io.goodsflow.supply.sheet.domain.ParsedProduct;
import io.goodsflow.supply.sheet.domain.ProductAssembler;
import io.goodsflow.supply.sheet.domain.SheetRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads an import sheet into products (api.md, "The import sheet"; source 3.5.7, stage 2). */
@Component
public class ImportSheet {
    private final SheetReader reader;

    public ImportSheet(SheetReader reader) {
        this.reader = reader;
    }

    /**
     * Reads the sheet to its end.
     *
     * @throws GoodsflowException if the sheet as a whole cannot be used; products may have left before
     */
    public void read(Path file, Products products) throws IOException {
        Reading reading = new Reading(products);
        reader.read(file, reading);
        reading.end();
    }

    /** Takes the header, then the products in growing order of their first row. */
    public interface Products {
        void header(Header header);

        void product(ParsedProduct product);
    }

    private static final class Reading implements SheetReader.Rows {
        private final Products products;
        private List<MergedRange> merged = List.of();
        private @Nullable ProductAssembler assembler;
        private boolean any;

        private Reading(Products products) {
            this.products = products;
        }

        @Override
        public void begin(List<MergedRange> ranges) {
            merged = ranges;
        }

        @Override
        public void row(SheetRow row) {
            if (assembler == null) {
                assembler = assembler(row.texts());
            } else {
                assembler.accept(row);
            }
        }

        private ProductAssembler assembler(List<String> headerRow) {
            HeaderOutcome outcome = Header.read(headerRow);
            if (outcome instanceof HeaderOutcome.Missing missing) {
                throw new GoodsflowException(SupplyError.MISSING_COLUMN, String.join(", ", missing.columns()));
            }
            if (outcome instanceof HeaderOutcome.Duplicate duplicate) {
                throw new GoodsflowException(SupplyError.DUPLICATE_COLUMN, duplicate.column());
            }
            Header header = ((HeaderOutcome.Read) outcome).header();
            products.header(header);
            return new ProductAssembler(header, merged, product -> {
                any = true;
                products.product(product);
            });
        }

        private void end() {
            ProductAssembler last = assembler == null ? assembler(List.of()) : assembler;
            last.finish();
            if (!any) {
                throw new GoodsflowException(SupplyError.NO_DATA_ROWS);
            }
        }
    }
}
