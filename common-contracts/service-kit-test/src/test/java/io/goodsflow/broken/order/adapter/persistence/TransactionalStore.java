package io.goodsflow.broken.order.adapter.persistence;

import org.springframework.transaction.annotation.Transactional;

@Transactional
public class TransactionalStore {}
