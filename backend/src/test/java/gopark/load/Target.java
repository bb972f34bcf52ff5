package gopark.load;

import java.io.IOException;

/**
 * A stream that many may watch.
 *
 * @param start from which on it tells what is compared
 */
record Target(String name, Server server, String path, Start start) {

  /** Is done each time when all viewers are there. */
  @FunctionalInterface
  interface Start {
    void start() throws IOException;
  }
}
