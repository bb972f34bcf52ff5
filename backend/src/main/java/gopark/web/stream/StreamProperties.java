package gopark.web.stream;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How sessions are streamed.
 *
 * @param spacing between two messages about a session, at least
 * @param retry the time after which a viewer whose connection broke comes again
 * @param heartbeat the silence after which a comment is sent
 * @param stalled the time after which a viewer is left that has taken nothing, though there was
 *     something for it
 * @param linger how long it is remembered what was told to the last viewer
 * @param moments of a session that are kept for viewers who have fallen behind
 * @param weight of those moments, in goroutines, machines and processors that are listed in them
 * @param unsent bytes that wait in the system for one viewer, at most
 * @param farewell the time over which viewers are let go when the server stops; beside other
 *     servers that take them over, so that not all come to those at once
 */
@ConfigurationProperties("gopark.stream")
public record StreamProperties(
    @DefaultValue("50ms") Duration spacing,
    @DefaultValue("1s") Duration retry,
    @DefaultValue("15s") Duration heartbeat,
    @DefaultValue("60s") Duration stalled,
    @DefaultValue("30s") Duration linger,
    @DefaultValue("64") int moments,
    @DefaultValue("4096") int weight,
    @DefaultValue("16KB") DataSize unsent,
    @DefaultValue("0s") Duration farewell) {

  public StreamProperties {
    isPositive("spacing", spacing.toMillis());
    isPositive("retry", retry.toMillis());
    isPositive("heartbeat", heartbeat.toMillis());
    isPositive("stalled", stalled.toMillis());
    isPositive("linger", linger.toMillis());
    isPositive("moments", moments);
    isPositive("weight", weight);
    isPositive("unsent", unsent.toBytes());
    if (farewell.isNegative()) {
      throw new IllegalArgumentException("gopark.stream.farewell must not be negative, and is");
    }
  }

  private static void isPositive(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(
          "gopark.stream.%s must be greater than zero, and is not".formatted(name));
    }
  }
}
