package gopark.web.stream;

import io.micrometer.core.instrument.MeterRegistry;
import io.netty.buffer.ByteBufAllocator;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import tools.jackson.databind.json.JsonMapper;

/** Puts the parts of streaming together. */
@Configuration(proxyBeanMethods = false)
class StreamConfiguration {

  /** One thread for all sessions. It wakes others. */
  @Bean(destroyMethod = "dispose", defaultCandidate = false)
  Scheduler streamTimer() {
    return Schedulers.newSingle("stream-timer", true);
  }

  @Bean
  Broadcasts broadcasts(
      @Qualifier("sessionScheduler") Scheduler threads,
      @Qualifier("streamTimer") Scheduler timer,
      JsonMapper json,
      StreamProperties properties,
      MeterRegistry meters) {
    return new Broadcasts(
        new Studio(
            new Turns(threads),
            timer,
            json,
            ByteBufAllocator.DEFAULT,
            properties,
            new StreamMeters(meters)));
  }
}
