package gopark.web.limit;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/** A time that passes when a test says so. */
final class Stopwatch implements TimeMeter {

  private long nanos;

  void pass(Duration time) {
    nanos += time.toNanos();
  }

  @Override
  public long currentTimeNanos() {
    return nanos;
  }

  @Override
  public boolean isWallClockBased() {
    return false;
  }
}
