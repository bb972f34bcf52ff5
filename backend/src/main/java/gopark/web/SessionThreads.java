package gopark.web;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** The threads on which sessions work. */
@Configuration(proxyBeanMethods = false)
class SessionThreads {

  @Bean
  Scheduler sessionScheduler() {
    return Schedulers.boundedElastic();
  }
}
