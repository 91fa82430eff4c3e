package io.goodsflow.product.category.adapter.persistence;

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
interface CategoryMapper {

    String COLUMNS = "id, name, created_at, updated_at";

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

    @Insert("INSERT INTO category (id, name, created_at, updated_at) VALUES (#{id}, #{name}, #{at}, #{at})")
    int insert(@Param("id") long id, @Param("name") String name, @Param("at") LocalDateTime at);

    @Update("UPDATE category SET name = #{name}, updated_at = #{at} WHERE id = #{id}")
    int rename(@Param("id") long id, @Param("name") String name, @Param("at") LocalDateTime at);

    @Delete("DELETE FROM category WHERE id = #{id}")
    int delete(@Param("id") long id);
}
