package gopark.runtime.event;

import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import gopark.runtime.state.Means;

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
    @Means(NUMBER) long step,
    @Means(NUMBER) long index,
    @Means(TIME) long timeNs,
    EventKind kind,
    @Means(MACHINE) int m,
    @Means(value = PROCESSOR, none = -1) int p,
    @Means(value = GOROUTINE, none = -1) int g,
    @Means(value = NUMBER, none = 0) int rule) {}
