package gopark.runtime.state;

import static gopark.runtime.state.Meaning.BYTES;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.OBJECT;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;
import static gopark.runtime.state.Meaning.WAIT_REASON;

import gopark.program.SourceLine;
import org.jspecify.annotations.Nullable;

/**
 * A goroutine. In Go: runtime2.go, type g.
 *
 * @param id its goid
 * @param name the function of its go statement
 * @param m the machine that runs it
 * @param p the processor of that machine
 * @param where null: nothing but the list of all goroutines holds it
 * @param parent the goroutine that started it; 0: the runtime
 * @param ranNs how long it has run in all
 * @param sinceNs when its status changed last
 * @param waitHandle the object it waits for; 0: none
 * @param waiting in how many wait queues it is
 * @param operation what its code is in the middle of: {@code compute}
 * @param line where its source stands
 */
public record GoroutineState(
    @Means(GOROUTINE) int id,
    String name,
    GoroutineStatus status,
    @Means(WAIT_REASON) Waiting waitReason,
    @Nullable @Means(MACHINE) Integer m,
    @Nullable @Means(PROCESSOR) Integer p,
    @Nullable Where where,
    @Means(GOROUTINE) int parent,
    @Means(BYTES) int stackBytes,
    @Means(DURATION) long ranNs,
    @Means(TIME) long sinceNs,
    @Means(OBJECT) int waitHandle,
    @Means(TIME) long waitSinceNs,
    @Means(COUNT) int waiting,
    @Nullable @Means(MACHINE) Integer lockedm,
    boolean preempt,
    boolean preemptStop,
    boolean selectDone,
    boolean system,
    @Means(BYTES) long gcAssistDebtBytes,
    @Means(TIME) long sleepWhenNs,
    @Means(COUNT) int orders,
    @Nullable String operation,
    @Nullable SourceLine line) {}
