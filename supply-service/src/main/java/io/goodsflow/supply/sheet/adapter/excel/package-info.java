/** Workbooks: the only place that knows EasyExcel and the format inside the zip. */
@NullMarked
package io.goodsflow.supply.sheet.adapter.excel;

import org.jspecify.annotations.NullMarked;
