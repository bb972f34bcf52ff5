package gopark.runtime.state;

import static gopark.runtime.state.Meaning.BYTES;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;

/**
 * What the process has come to so far.
 *
 * @param threads that have not ended
 * @param timers in all heaps
 * @param goroutines as {@code runtime.NumGoroutine} counts them
 * @param objects channels, locks and timers ever made
 * @param runnable goroutines in all run queues
 * @param hops how often a goroutine went on on another machine than it had run on
 * @param lockTaken how often the lock of the global queue was taken, where that is played
 * @param lockWaits how often a machine found it taken
 * @param lockWaitNs how long machines waited for it in all
 * @param mcacheBytes of free memory that processors, or machines before 1.1, may hold for
 *     themselves
 * @param blockedMcacheBytes of that what is held by machines in system calls
 * @param stackBytes of the goroutines' stacks; of the addresses that threads' stacks take, where
 *     each goroutine is a thread
 */
public record Stats(
    @Means(COUNT) int goroutines,
    @Means(COUNT) int threads,
    @Means(COUNT) int objects,
    @Means(COUNT) int runnable,
    @Means(COUNT) int timers,
    @Means(COUNT) long hops,
    @Means(COUNT) long lockTaken,
    @Means(COUNT) long lockWaits,
    @Means(DURATION) long lockWaitNs,
    @Means(BYTES) long mcacheBytes,
    @Means(BYTES) long blockedMcacheBytes,
    @Means(BYTES) long stackBytes) {}
