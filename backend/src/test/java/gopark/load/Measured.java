package gopark.load;

import java.io.IOException;

/** What viewers received of a server in some time, and what that cost it. */
final class Measured {
  final ReceivedCounts tally = new ReceivedCounts();
  private long cpuMicros;
  private long residentBytes;
  private double connectSeconds;

  /** Measures while the connected viewers go on, twice; only the second time counts. */
  static Measured of(Server server, Viewers viewers, Options options) throws IOException {
    return of(server, viewers, options, () -> {});
  }

  /**
   * As {@link #of(Server, Viewers, Options)}.
   *
   * @param counted is done when the time that counts begins
   */
  static Measured of(Server server, Viewers viewers, Options options, Runnable counted)
      throws IOException {
    if (options.warmUp() > 0) {
      viewers.count(options.warmUp());
    }
    Measured measured = new Measured();
    counted.run();
    long before = server.cpuMicros();
    measured.tally.add(viewers.count(options.seconds()));
    measured.cpuMicros = server.cpuMicros() - before;
    measured.residentBytes = server.residentBytes();
    return measured;
  }

  Measured after(double seconds) {
    connectSeconds = seconds;
    return this;
  }

  void add(Measured other) {
    tally.add(other.tally);
    cpuMicros += other.cpuMicros;
    residentBytes = Math.max(residentBytes, other.residentBytes);
    connectSeconds = Math.max(connectSeconds, other.connectSeconds);
  }

  /** Microseconds on all cores. */
  double cpuPerMessage() {
    return (double) cpuMicros / Math.max(1, tally.messages);
  }

  double bytesPerMessage() {
    return (double) tally.bytes / Math.max(1, tally.messages);
  }

  /** Cores that were busy. */
  double cores() {
    return cpuMicros / 1e6 / tally.seconds;
  }

  long residentBytes() {
    return residentBytes;
  }

  double connectSeconds() {
    return connectSeconds;
  }
}
