package io.goodsflow.kit.data.transaction;

import java.lang.reflect.Method;
import java.util.function.Supplier;
import org.aopalliance.intercept.MethodInterceptor;
import org.aopalliance.intercept.MethodInvocation;
import org.jspecify.annotations.Nullable;
import org.springframework.aop.ProxyMethodInvocation;
import org.springframework.aop.support.StaticMethodMatcherPointcutAdvisor;
import org.springframework.core.Ordered;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.interceptor.TransactionAttribute;
import org.springframework.transaction.interceptor.TransactionAttributeSource;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Stands around the transaction of every {@code @Transactional} method and repeats it after a lock conflict; only the
 * outermost, because an inner one cannot bring back what the outer one did.
 */
class RepeatTransactional extends StaticMethodMatcherPointcutAdvisor {

    private static final long serialVersionUID = 1L;

    private final transient TransactionAttributeSource attributes;

    RepeatTransactional(TransactionAttributeSource attributes, Supplier<Repetition> repetition) {
        this.attributes = attributes;
        setClassFilter(attributes::isCandidateClass);
        // before Spring's transaction interceptor, which has the lowest precedence
        setOrder(Ordered.LOWEST_PRECEDENCE - 100);
        setAdvice((MethodInterceptor) invocation -> repeat(invocation, repetition.get()));
    }

    @Override
    public boolean matches(Method method, Class<?> targetClass) {
        TransactionAttribute attribute = attributes.getTransactionAttribute(method, targetClass);
        return attribute != null && opensTransaction(attribute.getPropagationBehavior());
    }

    private static boolean opensTransaction(int propagation) {
        return propagation == TransactionDefinition.PROPAGATION_REQUIRED
                || propagation == TransactionDefinition.PROPAGATION_REQUIRES_NEW
                || propagation == TransactionDefinition.PROPAGATION_NESTED;
    }

    @SuppressWarnings("NullAway") // the method decides whether it returns null
    private static @Nullable Object repeat(MethodInvocation invocation, Repetition repetition) throws Throwable {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            return invocation.proceed();
        }
        // proceed() moves through the chain of interceptors, so each attempt needs a clone
        return repetition.of(
                () -> ((ProxyMethodInvocation) invocation).invocableClone().proceed());
    }
}
