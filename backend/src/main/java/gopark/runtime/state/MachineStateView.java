package gopark.runtime.state;

import static gopark.runtime.state.Meaning.CORE;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import gopark.os.ThreadState;
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
 * @param thread what the kernel does with it
 * @param core the core it is on
 * @param cpuNs core time it has had
 * @param switches how often it was put on a core
 */
public record MachineStateView(
    @Means(MACHINE) int id,
    MachineState state,
    String doing,
    @Nullable @Means(PROCESSOR) Integer p,
    @Nullable @Means(PROCESSOR) Integer oldp,
    @Nullable @Means(PROCESSOR) Integer nextp,
    @Nullable @Means(GOROUTINE) Integer curg,
    boolean spinning,
    boolean blocked,
    @Nullable @Means(GOROUTINE) Integer lockedg,
    @Means(COUNT) int lockedExt,
    @Means(COUNT) int lockedInt,
    @Means(COUNT) int locks,
    @Means(COUNT) int syscalltick,
    @Means(COUNT) int preemptGen,
    boolean signalPending,
    @Nullable @Means(MACHINE) Integer schedlink,
    @Means(TIME) long sinceNs,
    @Nullable @Means(TIME) Long dueNs,
    ThreadState thread,
    @Nullable @Means(CORE) Integer core,
    @Means(DURATION) long cpuNs,
    @Means(COUNT) long switches) {}
