package io.goodsflow.product.category.adapter.persistence;

import com.baomidou.mybatisplus.core.toolkit.GlobalConfigUtils;
import com.baomidou.mybatisplus.extension.spring.MybatisSqlSessionFactoryBean;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;
import org.apache.ibatis.session.SqlSessionFactory;
import org.mybatis.spring.SqlSessionTemplate;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/** Reads the list that guests see with the connections of the pages, apart from those of the writers. */
@Component
class ListedCategories {

    private final CategoryMapper mapper;

    ListedCategories(@Qualifier("pages") DataSource pages) throws Exception {
        MybatisSqlSessionFactoryBean made = new MybatisSqlSessionFactoryBean();
        // its banner is no line of the log
        made.setGlobalConfig(GlobalConfigUtils.defaults().setBanner(false));
        made.setDataSource(pages);
        SqlSessionFactory sessions = Objects.requireNonNull(made.getObject());
        sessions.getConfiguration().addMapper(CategoryMapper.class);
        this.mapper = new SqlSessionTemplate(sessions).getMapper(CategoryMapper.class);
    }

    List<CategoryRow> all(int limit) {
        return mapper.all(limit);
    }
}
