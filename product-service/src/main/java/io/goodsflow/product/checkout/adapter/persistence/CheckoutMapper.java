package io.goodsflow.product.checkout.adapter.persistence;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface CheckoutMapper {

    @Insert("INSERT INTO product_checkout (checkout_id, checkout_lines, created_at, expires_at)"
            + " VALUES (#{checkoutId}, #{checkoutLines}, #{createdAt}, #{expiresAt})")
    int insert(CheckoutRow row);

    @Select("SELECT checkout_id, checkout_lines, created_at, expires_at FROM product_checkout"
            + " WHERE checkout_id = #{checkoutId}")
    @Nullable
    CheckoutRow find(@Param("checkoutId") long checkoutId);
}
