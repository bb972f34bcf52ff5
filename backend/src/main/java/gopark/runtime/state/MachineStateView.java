package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * A machine, that is a thread. In Go: runtime2.go, type m.
 *
 * @param state what it is doing, in a word
 * @param doing the runtime function it is in: {@code findRunnable}
 * @param p the processor it has
 * @param oldp the processor it had before its system call
 * @param nextp the processor it will have when it wakes
 * @param blocked whether it sleeps on its note
 * @param schedlink the idle machine that comes after it
 * @param dueNs when it does its next step; null: when somebody wakes it
 * @param thread what the kernel does with it: {@code asleep}, {@code ready} for a core, {@code
 *     onCore}, {@code frozen}
 * @param core the core it is on
 * @param cpuNs core time it has had
 * @param switches how often it was put on a core
 */
public record MachineStateView(
    int id,
    MachineState state,
    String doing,
    @Nullable Integer p,
    @Nullable Integer oldp,
    @Nullable Integer nextp,
    @Nullable Integer curg,
    boolean spinning,
    boolean blocked,
    @Nullable Integer lockedg,
    int lockedExt,
    int lockedInt,
    int locks,
    int syscalltick,
    int preemptGen,
    boolean signalPending,
    @Nullable Integer schedlink,
    long sinceNs,
    @Nullable Long dueNs,
    String thread,
    @Nullable Integer core,
    long cpuNs,
    long switches) {}
