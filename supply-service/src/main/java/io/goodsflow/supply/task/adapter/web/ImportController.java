package io.goodsflow.supply.task.adapter.web;

import io.goodsflow.kit.openapi.MayBeAbsent;
import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.IdempotencyKey;
import io.goodsflow.kit.web.MerchantScope;
import io.goodsflow.kit.web.Role;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.task.application.AcceptImport;
import io.goodsflow.supply.task.application.OperatorType;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
@Tag(name = "Imports", description = "Sheets that become products.")
class ImportController {
    private static final int MAX_FILE_NAME = 255;
    private static final int MAX_OPERATOR = 64;
    private final AcceptImport acceptImport;

    ImportController(AcceptImport acceptImport) {
        this.acceptImport = acceptImport;
    }

    /** What an upload is answered with; the rest is asked for by task. */
    record ImportAnswer(long taskId, String receiptId) {}

    @Operation(summary = "Upload a sheet; it is worked on as a task")
    @MayBeAbsent
    @PostMapping(path = "/api/admin/supply/imports", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    @ResponseStatus(HttpStatus.ACCEPTED)
    ImportAnswer accept(
            Caller caller,
            @Nullable IdempotencyKey idempotencyKey,
            HttpServletRequest request,
            @RequestParam(name = "file", required = false) @Nullable MultipartFile file,
            @Parameter(required = true, schema = @Schema(allowableValues = "CREATE"))
                    @RequestParam(name = "type", required = false)
                    @Nullable
                    String type,
            @RequestParam(name = "merchant_id", required = false) @Nullable Long merchantId)
            throws IOException {
        ImportForm.check(request);
        ImportForm.checkType(type);
        long merchant = MerchantScope.one(caller, merchantId, SupplyError.MERCHANT_REQUIRED);
        ImportForm.checkMerchant(merchant);
        if (file == null || file.isEmpty()) {
            throw ImportForm.noFile();
        }
        return accept(caller, idempotencyKey, file, merchant);
    }

    private ImportAnswer accept(
            Caller caller, @Nullable IdempotencyKey idempotencyKey, MultipartFile file, long merchantId)
            throws IOException {
        Path temporary = Files.createTempFile("upload-", ".xlsx");
        try {
            file.transferTo(temporary);
            AcceptImport.Receipt receipt = acceptImport.handle(new AcceptImport.Command(
                    temporary,
                    fileName(file),
                    merchantId,
                    caller.is(Role.MERCHANT) ? OperatorType.MERCHANT : OperatorType.OPS,
                    cut(caller.subject(), MAX_OPERATOR),
                    idempotencyKey == null ? null : idempotencyKey.value()));
            return new ImportAnswer(receipt.taskId(), receipt.receiptId());
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static String fileName(MultipartFile file) {
        String name = file.getOriginalFilename();
        return name == null || name.isBlank() ? "import.xlsx" : cut(name, MAX_FILE_NAME);
    }

    private static String cut(String text, int max) {
        return text.length() > max ? text.substring(0, max) : text;
    }
}
