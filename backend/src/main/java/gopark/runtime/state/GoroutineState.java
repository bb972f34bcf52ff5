package gopark.runtime.state;

import gopark.program.SourceLine;
import org.jspecify.annotations.Nullable;

/**
 * A goroutine. In Go: runtime2.go, type g.
 *
 * @param id its goid
 * @param name the function of its go statement
 * @param status as the runtime calls it: {@code _Grunnable}
 * @param waitReason as in a goroutine's header; empty if it does not wait
 * @param m the machine that runs it
 * @param p the processor of that machine
 * @param where which queue or structure holds it: {@code P2.runq[3]}
 * @param parent the goroutine that started it; 0: the runtime
 * @param ranNs how long it has run in all
 * @param sinceNs when its status changed last
 * @param waitHandle the object it waits for; 0: none
 * @param waiting in how many wait queues it is
 * @param operation what its code is in the middle of: {@code compute}
 * @param line where its source stands
 */
public record GoroutineState(
    int id,
    String name,
    String status,
    String waitReason,
    @Nullable Integer m,
    @Nullable Integer p,
    @Nullable String where,
    int parent,
    int stackBytes,
    long ranNs,
    long sinceNs,
    int waitHandle,
    long waitSinceNs,
    int waiting,
    @Nullable Integer lockedm,
    boolean preempt,
    boolean preemptStop,
    boolean selectDone,
    boolean system,
    long gcAssistDebtBytes,
    long sleepWhenNs,
    int orders,
    @Nullable String operation,
    @Nullable SourceLine line) {}
