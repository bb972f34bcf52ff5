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
 * @param unread what of their messages waits for viewers
 */
record StreamResources(
    Turns turns,
    Scheduler timer,
    JsonMapper json,
    ByteBufAllocator buffers,
    FrameMemory unread,
    StreamProperties properties,
    StreamMeters meters) {

  /** The time of day. */
  long nowMs() {
    return timer.now(TimeUnit.MILLISECONDS);
  }
}
