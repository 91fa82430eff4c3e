package io.goodsflow.supply.task.adapter.web;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.contract.error.SupplyError;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.web.multipart.MultipartHttpServletRequest;

/** What the form of an import may hold (api.md, supply): one file, and nothing that would be taken in silence. */
final class ImportForm {
    private static final String FILE = "file";
    private static final String TYPE = "type";
    private static final String CREATE = "CREATE";
    private static final Set<String> LATER = Set.of("category_id", "mapping_id", "dry_run");
    private static final Set<String> KNOWN = Set.of(TYPE, "merchant_id", FILE);

    private ImportForm() {}

    static void check(HttpServletRequest request) {
        request.getParameterMap().keySet().forEach(ImportForm::checkName);
        if (request instanceof MultipartHttpServletRequest form) {
            form.getMultiFileMap().forEach((name, files) -> {
                if (!name.equals(FILE)) {
                    checkName(name);
                    throw invalid(name, "field.wrong_type", name + " is no file", name + " 不是文件");
                }
                if (files.size() > 1) {
                    throw invalid(
                            FILE,
                            "field.repeated",
                            "file is there " + files.size() + " times",
                            "file 出现了 " + files.size() + " 次");
                }
            });
        }
    }

    /** A parameter that means something else than it does later must not be taken in silence. */
    private static void checkName(String name) {
        if (LATER.contains(name)) {
            throw notSupported(name);
        }
        if (!KNOWN.contains(name)) {
            throw refusal(
                    CommonError.UNKNOWN_FIELD, name, "field.unknown", name + " is not known", name + " 是未知字段", name);
        }
    }

    static void checkType(@Nullable String type) {
        if (type == null || type.isBlank()) {
            throw invalid(TYPE, "field.required", "type is required", "type 不能为空");
        }
        if (!CREATE.equals(type)) {
            throw refusal(
                    SupplyError.TYPE_NOT_SUPPORTED,
                    TYPE,
                    "field.not_supported",
                    "type " + type + " is not supported",
                    "不支持 type " + type,
                    type);
        }
    }

    static void checkMerchant(long merchantId) {
        if (merchantId < 0) {
            throw invalid("merchant_id", "number.too_small", "merchant_id must not be negative", "merchant_id 不能为负数");
        }
    }

    static GoodsflowException noFile() {
        return refusal(SupplyError.FILE_REQUIRED, FILE, "field.required", "file is required", "file 不能为空");
    }

    private static GoodsflowException notSupported(String field) {
        return invalid(field, "field.not_supported", field + " is not supported yet", "暂不支持 " + field);
    }

    private static GoodsflowException invalid(String field, String code, String message, String chinese) {
        return refusal(CommonError.INVALID_REQUEST, field, code, message, chinese);
    }

    private static GoodsflowException refusal(
            ErrorCode reason, String field, String code, String message, String chinese, Object... arguments) {
        return GoodsflowException.invalid(List.of(new FieldError(field, code, message, chinese)), reason, arguments);
    }
}
