package gopark.web.connection;

import gopark.web.limit.LimitProperties;

/** The time that a client has for something, in nanoseconds; {@link LimitProperties} says what. */
record ConnectionTimes(long header, long body, long idle, long stalled) {

  static ConnectionTimes of(LimitProperties.Connections limits) {
    return new ConnectionTimes(
        limits.header().toNanos(),
        limits.body().toNanos(),
        limits.idle().toNanos(),
        limits.stalled().toNanos());
  }
}
