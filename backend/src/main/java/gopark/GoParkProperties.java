package gopark;

import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the server keeps what must survive it.
 *
 * @param data the folder
 * @param computing how simulations share the computer
 * @param tidyEvery so often sessions that nobody uses leave memory
 * @param expireEvery so often sessions that are too old are deleted, and their space is given back
 */
@ConfigurationProperties("gopark")
record GoParkProperties(
    Path data,
    @DefaultValue Computing computing,
    @DefaultValue("1s") Duration tidyEvery,
    @DefaultValue("1h") Duration expireEvery) {

  /**
   * How strangers' simulations share the computer.
   *
   * @param cores that compute at a time; 0: all but one, so that pages never wait
   * @param longestSlice after which work that does not look up is stopped
   */
  record Computing(@DefaultValue("0") int cores, @DefaultValue("3s") Duration longestSlice) {

    int coresHere() {
      return cores > 0 ? cores : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
  }
}
