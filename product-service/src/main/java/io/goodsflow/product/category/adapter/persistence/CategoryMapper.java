package io.goodsflow.product.category.adapter.persistence;

import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;
import org.jspecify.annotations.Nullable;

@Mapper
interface CategoryMapper {

    String COLUMNS = "id, name, parent_id, created_at, updated_at";

    @Select("SELECT " + COLUMNS + " FROM category ORDER BY name LIMIT #{limit}")
    List<CategoryRow> all(@Param("limit") int limit);

    @Select("SELECT " + COLUMNS + " FROM category WHERE id = #{id}")
    @Nullable
    CategoryRow find(@Param("id") long id);

    @Select("SELECT " + COLUMNS + " FROM category WHERE name = #{name}")
    @Nullable
    CategoryRow findByName(@Param("name") String name);

    @Select("SELECT " + COLUMNS + " FROM category WHERE id = #{id} LOCK IN SHARE MODE")
    @Nullable
    CategoryRow keep(@Param("id") long id);

    /** By the index alone, in its order: a scan would wait for rows that are not asked for. */
    @Select("""
            <script>
            SELECT id FROM category FORCE INDEX (PRIMARY) WHERE id IN
            <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
            ORDER BY id LOCK IN SHARE MODE
            </script>
            """)
    Set<Long> keepAll(@Param("ids") Collection<Long> ids);

    @Insert("INSERT INTO category (id, name, parent_id, created_at, updated_at)"
            + " VALUES (#{id}, #{name}, #{parentId}, #{at}, #{at})")
    int insert(
            @Param("id") long id,
            @Param("name") String name,
            @Param("parentId") @Nullable Long parentId,
            @Param("at") LocalDateTime at);

    @Update("UPDATE category SET name = #{name}, updated_at = #{at} WHERE id = #{id}")
    int rename(@Param("id") long id, @Param("name") String name, @Param("at") LocalDateTime at);

    @Delete("DELETE FROM category WHERE id = #{id}")
    int delete(@Param("id") long id);

    /** Root first; ends at a bound even if the tree were broken. */
    @Select("""
            WITH RECURSIVE up (id, parent_id, step) AS (
                SELECT id, parent_id, 0 FROM category WHERE id = #{id}
                UNION ALL
                SELECT c.id, c.parent_id, up.step + 1 FROM category c JOIN up ON c.id = up.parent_id
                WHERE up.step < #{maxDepth})
            SELECT c.id, c.name, c.parent_id, c.created_at, c.updated_at
            FROM up JOIN category c ON c.id = up.id ORDER BY up.step DESC
            """)
    List<CategoryRow> path(@Param("id") long id, @Param("maxDepth") int maxDepth);

    /** The category first, then level by level. */
    @Select("""
            WITH RECURSIVE down (id, step) AS (
                SELECT id, 0 FROM category WHERE id = #{id}
                UNION ALL
                SELECT c.id, down.step + 1 FROM category c JOIN down ON c.parent_id = down.id
                WHERE down.step < #{maxDepth})
            SELECT c.id, c.name, c.parent_id, c.created_at, c.updated_at
            FROM down JOIN category c ON c.id = down.id ORDER BY down.step, c.id
            """)
    List<CategoryRow> subtree(@Param("id") long id, @Param("maxDepth") int maxDepth);

    @Update("UPDATE category SET parent_id = #{parentId}, updated_at = #{at} WHERE id = #{id}")
    int move(@Param("id") long id, @Param("parentId") @Nullable Long parentId, @Param("at") LocalDateTime at);

    @Select("SELECT COUNT(*) FROM (SELECT 1 FROM category WHERE parent_id = #{id} LIMIT 1) children")
    int children(@Param("id") long id);

    @Select("""
            <script>
            SELECT category_id FROM product_item_tab WHERE category_id IN
            <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
            UNION
            SELECT category_id FROM product_draft_tab WHERE status IN ('EDITING', 'QC_PENDING', 'REJECTED')
            AND category_id IN
            <foreach collection="ids" item="id" open="(" separator="," close=")">#{id}</foreach>
            </script>
            """)
    Set<Long> inUse(@Param("ids") Collection<Long> ids);

    @Select("SELECT revision FROM category_tree WHERE tree_id = 1")
    long revision();

    @Select("SELECT revision FROM category_tree WHERE tree_id = 1 LOCK IN SHARE MODE")
    long holdTree();

    @Update("UPDATE category_tree SET revision = revision + 1 WHERE tree_id = 1")
    int changeTree();
}
