package gopark.runtime.state;

/**
 * What the process has come to so far.
 *
 * @param goroutines as {@code runtime.NumGoroutine} counts them
 * @param objects channels, locks and timers ever made
 * @param runnable goroutines in all run queues
 */
public record Stats(
    int goroutines,
    int goroutinesCreated,
    int threads,
    int objects,
    int runnable,
    int timers,
    long ranNs) {}
