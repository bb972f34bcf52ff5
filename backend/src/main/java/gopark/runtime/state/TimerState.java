package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * A timer in a processor's heap. In Go: time.go, type timer.
 *
 * @param handle its number; 0: of a sleep or deadline
 * @param p whose heap it is in
 * @param kind what it does when its time has come
 * @param goid the goroutine it wakes
 * @param channel the handle of the channel it sends on; 0: none
 * @param zombie stopped, but not taken out yet
 */
public record TimerState(
    int handle,
    int p,
    String kind,
    long whenNs,
    long periodNs,
    @Nullable Integer goid,
    int channel,
    boolean zombie) {}
