package gopark.web.message;

import org.springframework.context.MessageSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class MessageConfiguration {

  @Bean
  Texts texts() {
    return Texts.fromClassPath();
  }

  @Bean
  MessageSource messageSource(Texts texts) {
    return new TextsMessageSource(texts);
  }
}
