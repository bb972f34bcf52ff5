package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.TIME;

import org.jspecify.annotations.Nullable;

/**
 * The monitor thread. In Go: proc.go, sysmon.
 *
 * @param m its machine; null: there is none
 * @param delayNs how long it sleeps between two looks
 * @param idle looks in a row that took no processor from a system call
 * @param asleep on its note, until there is something to watch
 * @param dueNs when it looks again; null: when somebody wakes it
 */
public record SysmonState(
    @Nullable @Means(MACHINE) Integer m,
    boolean asleep,
    @Means(DURATION) long delayNs,
    @Means(COUNT) int idle,
    @Nullable @Means(TIME) Long dueNs) {}
