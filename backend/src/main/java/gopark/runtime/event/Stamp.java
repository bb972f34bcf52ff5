package gopark.runtime.event;

/**
 * When an event happened, in what order, and to whom.
 *
 * @param step the step of the simulation that it happened in
 * @param index its place in the whole log, from 0
 * @param timeNs virtual time
 * @param m the machine that acts, or {@link EventSink#NONE}
 * @param p its processor, or the one concerned, or NONE
 * @param g the goroutine concerned, or NONE
 * @param rule the article's rule that it follows: 1 for T1 to 14 for T14, or 0
 */
public record Stamp(
    long step, long index, long timeNs, EventKind kind, int m, int p, int g, int rule) {}
