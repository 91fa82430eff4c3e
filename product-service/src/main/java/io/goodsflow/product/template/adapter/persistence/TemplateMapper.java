package io.goodsflow.product.template.adapter.persistence;

import java.util.Collection;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface TemplateMapper {

    String COLUMNS = "t.category_id, t.version, t.rules, t.natural_key, t.changed_by, t.reason, t.created_at";

    String AMONG = "<foreach collection='categoryIds' item='id' open='(' separator=',' close=')'>#{id}</foreach>";

    @Select("<script>SELECT " + COLUMNS + " FROM category_template t JOIN (SELECT category_id, MAX(version) AS newest"
            + " FROM category_template WHERE category_id IN " + AMONG + " GROUP BY category_id) n"
            + " ON n.category_id = t.category_id AND n.newest = t.version</script>")
    List<TemplateRow> newest(@Param("categoryIds") Collection<Long> categoryIds);

    @Select("SELECT " + COLUMNS
            + " FROM category_template t WHERE category_id = #{categoryId} AND version = #{version}")
    @Nullable
    TemplateRow find(@Param("categoryId") long categoryId, @Param("version") long version);

    @Select("SELECT " + COLUMNS + " FROM category_template t WHERE category_id = #{categoryId}"
            + " AND (#{before} = 0 OR version < #{before}) ORDER BY version DESC LIMIT #{limit}")
    List<TemplateRow> versions(
            @Param("categoryId") long categoryId, @Param("before") long before, @Param("limit") int limit);

    @Select("<script>SELECT category_id, natural_key FROM category_template"
            + " WHERE natural_key != '[]' AND category_id IN " + AMONG
            + " GROUP BY category_id, natural_key ORDER BY MAX(created_at) DESC, MAX(version) DESC, category_id"
            + " LIMIT #{limit}</script>")
    List<NaturalKeyRow> naturalKeys(@Param("categoryIds") Collection<Long> categoryIds, @Param("limit") int limit);

    @Insert("INSERT INTO category_template (category_id, version, rules, natural_key, changed_by, reason, created_at)"
            + " VALUES (#{categoryId}, #{version}, #{rules}, #{naturalKey}, #{changedBy}, #{reason}, #{createdAt})")
    int insert(TemplateRow row);
}
