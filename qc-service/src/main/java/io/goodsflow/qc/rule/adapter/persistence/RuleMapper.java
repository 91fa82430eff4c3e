package io.goodsflow.qc.rule.adapter.persistence;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.jspecify.annotations.Nullable;

@Mapper
interface RuleMapper {

    @Select("SELECT version FROM qc_rule_set WHERE active_slot = 1")
    @Nullable
    Long activeVersion();

    @Select("""
            SELECT rule_code, rule_type, params, reason_code, severity, risk_score
              FROM qc_rule WHERE rule_set_version = #{version} ORDER BY rule_code
            """)
    List<RuleRow> rules(@Param("version") long version);

    @Select("SELECT id FROM qc_word_list WHERE list_code = #{code} AND list_version = #{version}")
    @Nullable
    Long wordList(@Param("code") String code, @Param("version") long version);

    @Select("SELECT word FROM qc_word WHERE word_list_id = #{id}")
    List<String> words(@Param("id") long id);
}
