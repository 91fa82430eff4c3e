package io.goodsflow.product.browsing.adapter.persistence;

import com.baomidou.mybatisplus.extension.spring.MybatisSqlSessionFactoryBean;
import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;
import org.apache.ibatis.session.SqlSessionFactory;
import org.mybatis.spring.SqlSessionTemplate;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Read-only connections for guests: a rush of shoppers takes none from the writers, nor they from the shoppers. */
@Configuration(proxyBeanMethods = false)
class ReadPools {

    @Bean(defaultCandidate = false)
    @Qualifier("pages")
    HikariDataSource pagePool(DataSourceProperties database, ReadPoolProperties settings) {
        return pool("pages", database.determineUrl(), database, settings, settings.size());
    }

    /** The pool of the pages, unless there is a replica. */
    @Bean(defaultCandidate = false)
    @Qualifier("pages")
    ReadSessions pageSessions(@Qualifier("pages") HikariDataSource pages) throws Exception {
        return new ReadSessions(sessions(pages));
    }

    @Bean(defaultCandidate = false)
    @Qualifier("lists")
    ReadSessions listSessions(
            DataSourceProperties database, ReadPoolProperties settings, @Qualifier("pages") ReadSessions pages)
            throws Exception {
        return settings.replicaUrl().isEmpty()
                ? pages
                : new ReadSessions(
                        sessions(pool("lists", settings.replicaUrl(), database, settings, settings.replicaSize())));
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
        factory.setDataSource(pool);
        return factory.getObject();
    }

    /** Mappers on one pool. */
    static final class ReadSessions {
        private final SqlSessionTemplate template;

        ReadSessions(SqlSessionFactory factory) {
            this.template = new SqlSessionTemplate(factory);
            factory.getConfiguration().addMapper(BrowsingMapper.class);
        }

        BrowsingMapper mapper() {
            return template.getMapper(BrowsingMapper.class);
        }
    }
}
