package io.goodsflow.shop.note;

import feign.RequestTemplate;
import org.springframework.transaction.annotation.Transactional;

class NoteReader {

    final RequestTemplate template = new RequestTemplate();

    @Transactional
    public void read() {}
}
