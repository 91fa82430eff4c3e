package io.goodsflow.product.reference.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface ReferenceMapper {

    String SKUS = "<foreach collection='skuIds' item='skuId' open='(' separator=',' close=')'>#{skuId}</foreach>";

    @Select("<script>SELECT sku_id FROM product_sku_tab WHERE sku_id IN " + SKUS
            + " ORDER BY sku_id FOR UPDATE</script>")
    List<Long> lock(@Param("skuIds") Collection<Long> skuIds);

    @Insert("""
            <script>
            INSERT IGNORE INTO product_sku_reference (sku_id, kind, reference_id, registrar, released_at, created_at)
            VALUES
            <foreach collection="skuIds" item="skuId" separator=",">
                (#{skuId}, #{kind}, #{id}, #{registrar}, #{releasedAt}, #{at})
            </foreach>
            </script>
            """)
    int insert(
            @Param("skuIds") Collection<Long> skuIds,
            @Param("kind") String kind,
            @Param("id") String id,
            @Param("registrar") String registrar,
            @Param("releasedAt") @Nullable LocalDateTime releasedAt,
            @Param("at") LocalDateTime at);

    @Select("<script>SELECT sku_id FROM product_sku_reference WHERE sku_id IN " + SKUS
            + " AND kind = #{kind} AND reference_id = #{id} AND released_at IS NOT NULL</script>")
    List<Long> released(@Param("skuIds") Collection<Long> skuIds, @Param("kind") String kind, @Param("id") String id);

    @Update("<script>UPDATE product_sku_reference SET released_at = #{at} WHERE sku_id IN " + SKUS
            + " AND kind = #{kind} AND reference_id = #{id} AND released_at IS NULL</script>")
    int release(
            @Param("skuIds") Collection<Long> skuIds,
            @Param("kind") String kind,
            @Param("id") String id,
            @Param("at") LocalDateTime at);

    @Update("UPDATE product_sku_reference SET released_at = #{at}"
            + " WHERE kind = #{kind} AND reference_id = #{id} AND released_at IS NULL")
    int releaseAll(@Param("kind") String kind, @Param("id") String id, @Param("at") LocalDateTime at);

    @Select("<script>SELECT DISTINCT sku_id, kind FROM product_sku_reference WHERE sku_id IN " + SKUS
            + " AND released_at IS NULL ORDER BY sku_id, kind</script>")
    List<OpenRow> open(@Param("skuIds") Collection<Long> skuIds);
}
