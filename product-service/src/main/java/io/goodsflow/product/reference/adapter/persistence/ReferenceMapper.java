package io.goodsflow.product.reference.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

/** The row of a reference as a whole has SKU 0, which is none. It is there only if it is released, or locked. */
@Mapper
interface ReferenceMapper {

    String SKUS = "<foreach collection='skuIds' item='skuId' open='(' separator=',' close=')'>#{skuId}</foreach>";

    @Select("<script>SELECT sku_id FROM product_sku_tab WHERE sku_id IN " + SKUS
            + " ORDER BY sku_id FOR UPDATE</script>")
    List<Long> lock(@Param("skuIds") Collection<Long> skuIds);

    /** Waits for whoever has it; a row that is there stays as it is. */
    @Insert("""
            INSERT INTO product_sku_reference (sku_id, kind, reference_id, registrar, released_at, created_at)
            VALUES (0, #{kind}, #{id}, #{registrar}, #{releasedAt}, #{at})
            ON DUPLICATE KEY UPDATE registrar = product_sku_reference.registrar
            """)
    int lockWhole(
            @Param("kind") String kind,
            @Param("id") String id,
            @Param("registrar") String registrar,
            @Param("releasedAt") @Nullable LocalDateTime releasedAt,
            @Param("at") LocalDateTime at);

    @Select("SELECT COUNT(*) > 0 FROM product_sku_reference WHERE sku_id = 0 AND kind = #{kind}"
            + " AND reference_id = #{id} AND released_at IS NOT NULL")
    boolean isWholeReleased(@Param("kind") String kind, @Param("id") String id);

    @Delete("DELETE FROM product_sku_reference WHERE sku_id = 0 AND kind = #{kind} AND reference_id = #{id}"
            + " AND released_at IS NULL")
    int unlockWhole(@Param("kind") String kind, @Param("id") String id);

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
