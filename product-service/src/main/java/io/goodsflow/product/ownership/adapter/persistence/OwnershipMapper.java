package io.goodsflow.product.ownership.adapter.persistence;

import java.time.LocalDateTime;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface OwnershipMapper {

    @Select("SELECT version FROM category_ownership WHERE category_id = #{categoryId}")
    @Nullable
    Long version(@Param("categoryId") long categoryId);

    @Select("SELECT field, by_supplier, by_merchant, by_operator FROM category_field_owner"
            + " WHERE category_id = #{categoryId} ORDER BY field")
    List<FieldOwnerRow> owners(@Param("categoryId") long categoryId);

    @Insert("INSERT INTO category_ownership (category_id, version, updated_by, updated_at)"
            + " VALUES (#{categoryId}, #{version}, #{operator}, #{at})")
    int insert(
            @Param("categoryId") long categoryId,
            @Param("version") long version,
            @Param("operator") String operator,
            @Param("at") LocalDateTime at);

    /** Only the version right before may be left. */
    @Update("UPDATE category_ownership SET version = #{version}, updated_by = #{operator}, updated_at = #{at}"
            + " WHERE category_id = #{categoryId} AND version = #{version} - 1")
    int update(
            @Param("categoryId") long categoryId,
            @Param("version") long version,
            @Param("operator") String operator,
            @Param("at") LocalDateTime at);

    @Delete("DELETE FROM category_field_owner WHERE category_id = #{categoryId}")
    int clear(@Param("categoryId") long categoryId);

    @Insert("""
            <script>
            INSERT INTO category_field_owner (category_id, field, by_supplier, by_merchant, by_operator) VALUES
            <foreach collection="rows" item="row" separator=",">
                (#{categoryId}, #{row.field}, #{row.bySupplier}, #{row.byMerchant}, #{row.byOperator})
            </foreach>
            </script>
            """)
    int add(@Param("categoryId") long categoryId, @Param("rows") List<FieldOwnerRow> rows);
}
