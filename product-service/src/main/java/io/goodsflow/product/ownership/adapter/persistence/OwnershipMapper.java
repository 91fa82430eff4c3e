package io.goodsflow.product.ownership.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface OwnershipMapper {

    String AMONG = "<foreach collection='categoryIds' item='id' open='(' separator=',' close=')'>#{id}</foreach>";

    @Select("<script>SELECT category_id, version FROM category_ownership WHERE category_id IN " + AMONG + "</script>")
    List<OwnershipRow> heads(@Param("categoryIds") Collection<Long> categoryIds);

    @Select("<script>SELECT category_id, field, by_supplier, by_merchant, by_operator FROM category_field_owner"
            + " WHERE category_id IN " + AMONG + "</script>")
    List<FieldOwnerRow> owners(@Param("categoryIds") Collection<Long> categoryIds);

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
                (#{row.categoryId}, #{row.field}, #{row.bySupplier}, #{row.byMerchant}, #{row.byOperator})
            </foreach>
            </script>
            """)
    int add(@Param("rows") List<FieldOwnerRow> rows);
}
