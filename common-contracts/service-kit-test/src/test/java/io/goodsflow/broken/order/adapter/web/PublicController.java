package io.goodsflow.broken.order.adapter.web;

import org.springframework.web.bind.annotation.RestController;

@RestController
public class PublicController {}
