package gopark.runtime.state;

/**
 * What the process has come to so far.
 *
 * @param threads that have not ended
 * @param timers in all heaps
 * @param goroutines as {@code runtime.NumGoroutine} counts them
 * @param objects channels, locks and timers ever made
 * @param runnable goroutines in all run queues
 */
public record Stats(int goroutines, int threads, int objects, int runnable, int timers) {}
