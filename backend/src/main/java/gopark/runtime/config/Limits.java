package gopark.runtime.config;

/**
 * What a program may use before it is stopped.
 *
 * @param goroutines alive at a time
 * @param objects channels, locks and timers ever made
 * @param threads as of {@code debug.SetMaxThreads}; the runtime's own fatal error
 * @param maxStack bytes of one stack; the runtime's own fatal error
 */
public record Limits(int goroutines, int objects, int threads, long maxStack) {
  public static Limits standard() {
    return new Limits(1_100_000, 1_100_000, 10_000, 1_000_000_000);
  }
}
