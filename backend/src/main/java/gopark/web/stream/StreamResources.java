package gopark.web.stream;

import io.netty.buffer.ByteBufAllocator;
import java.util.concurrent.TimeUnit;
import reactor.core.scheduler.Scheduler;
import tools.jackson.databind.json.JsonMapper;

/**
 * What all broadcasts share.
 *
 * @param turns where they work: it may take long and may block
 * @param timer wakes them, and does nothing else
 */
record StreamResources(
    Turns turns,
    Scheduler timer,
    JsonMapper json,
    ByteBufAllocator buffers,
    StreamProperties properties,
    StreamMeters meters) {

  /** The time of day. */
  long nowMs() {
    return timer.now(TimeUnit.MILLISECONDS);
  }
}
