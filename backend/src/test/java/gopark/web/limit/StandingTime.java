package gopark.web.limit;

import io.github.bucket4j.TimeMeter;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** Time that stands for all rates: an allowance that is used up stays so on the slowest machine. */
@TestConfiguration(proxyBeanMethods = false)
public class StandingTime {

  @Bean
  @Primary
  TimeMeter standingTime() {
    return new TimeMeter() {
      @Override
      public long currentTimeNanos() {
        return 0;
      }

      @Override
      public boolean isWallClockBased() {
        return false;
      }
    };
  }
}
