package io.goodsflow.product.browsing.adapter.persistence;

import com.baomidou.mybatisplus.core.toolkit.GlobalConfigUtils;
import com.baomidou.mybatisplus.extension.spring.MybatisSqlSessionFactoryBean;
import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;
import org.apache.ibatis.session.SqlSessionFactory;
import org.mybatis.spring.SqlSessionTemplate;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Read-only connections for lists and pages: a rush of shoppers takes none from the writers, nor they from the shoppers. */
@Configuration(proxyBeanMethods = false)
class ReadPools {

    /** A condition on the property alone would hold for an empty one too. */
    private static final String REPLICA_NAMED = "'${goodsflow.product.reads.replica-url:}' != ''";

    @Bean(defaultCandidate = false)
    @Qualifier("pages")
    HikariDataSource pagePool(DataSourceProperties database, ReadPoolProperties settings) {
        return pool("pages", database.determineUrl(), database, settings, settings.size());
    }

    @Bean(defaultCandidate = false)
    @Qualifier("pages")
    ReadSessions pageSessions(@Qualifier("pages") HikariDataSource pages) throws Exception {
        return new ReadSessions(sessions(pages));
    }

    @Bean(defaultCandidate = false)
    @Qualifier("lists")
    @ConditionalOnExpression(REPLICA_NAMED)
    HikariDataSource listPool(DataSourceProperties database, ReadPoolProperties settings) {
        return pool("lists", settings.replicaUrl(), database, settings, settings.replicaSize());
    }

    /** On the pool of the pages, unless there is a replica. */
    @Bean(defaultCandidate = false)
    @Qualifier("lists")
    ReadSessions listSessions(
            @Qualifier("lists") ObjectProvider<HikariDataSource> lists, @Qualifier("pages") ReadSessions pages)
            throws Exception {
        HikariDataSource replica = lists.getIfAvailable();
        return replica == null ? pages : new ReadSessions(sessions(replica));
    }

    private static HikariDataSource pool(
            String name, String url, DataSourceProperties database, ReadPoolProperties settings, int size) {
        HikariDataSource pool = new HikariDataSource();
        pool.setPoolName(name);
        pool.setJdbcUrl(url);
        pool.setUsername(database.determineUsername());
        pool.setPassword(database.determinePassword());
        pool.setReadOnly(true);
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(settings.patience().toMillis());
        // the service starts without its database, as its writers do
        pool.setInitializationFailTimeout(-1);
        return pool;
    }

    private static SqlSessionFactory sessions(DataSource pool) throws Exception {
        MybatisSqlSessionFactoryBean factory = new MybatisSqlSessionFactoryBean();
        // its banner is no line of the log
        factory.setGlobalConfig(GlobalConfigUtils.defaults().setBanner(false));
        factory.setDataSource(pool);
        return factory.getObject();
    }

    /** Mappers on one pool. */
    static final class ReadSessions {
        private final SqlSessionTemplate template;

        ReadSessions(SqlSessionFactory factory) {
            this.template = new SqlSessionTemplate(factory);
            factory.getConfiguration().addMapper(BrowsingMapper.class);
            factory.getConfiguration().addMapper(AllItemsMapper.class);
        }

        <M> M mapper(Class<M> type) {
            return template.getMapper(type);
        }
    }
}
