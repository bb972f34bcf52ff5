package gopark.runtime.state;

import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.OBJECT;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import org.jspecify.annotations.Nullable;

/**
 * A timer in a processor's heap. In Go: time.go, type timer.
 *
 * @param handle its number; 0: of a sleep or deadline
 * @param p whose heap it is in
 * @param goid the goroutine it wakes
 * @param channel the handle of the channel it sends on; 0: none
 * @param zombie stopped, but not taken out yet
 */
public record TimerState(
    @Means(OBJECT) int handle,
    @Means(PROCESSOR) int p,
    TimerKind kind,
    @Means(TIME) long whenNs,
    @Means(DURATION) long periodNs,
    @Nullable @Means(GOROUTINE) Integer goid,
    @Means(OBJECT) int channel,
    boolean zombie) {}
