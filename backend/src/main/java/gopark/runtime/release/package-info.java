/**
 * Releases of Go, as data and small strategies: what one does and another does not.
 *
 * <p>A {@link gopark.runtime.release.Release} says what differs between releases that share one
 * design, that of goroutines, machines and processors since 1.1. Two more kinds can be added
 * without touching those that exist:
 *
 * <ul>
 *   <li>Older releases of the same design are further rows of {@link
 *       gopark.runtime.release.Releases}, each a difference from its successor. 1.5 is 1.13 without
 *       starving mutexes; 1.2 has no runnext, and queues that grow (a capacity of 0 will mean no
 *       limit); 1.1 has neither preemption nor the 61st pick ({@code globalTick} 0), takes a
 *       processor from a system call at the second look in any case, and its default GOMAXPROCS is
 *       1, which {@code defaultMaxProcs} is the place for.
 *   <li>Designs without processors, or without goroutines that move, are not rows, because their
 *       schedule is another program. Release will then have a component {@code design} (GMP, GM,
 *       GM_WITH_LOCAL_QUEUES, ONE_TO_ONE, N_TO_ONE), and the runtime will choose by it who plays
 *       the parts of scheduler, search, queues and system calls; execution, channels, locks, timers
 *       and the log stay the same, for they know of the scheduler only park, ready and their like.
 *       1.0 is GM with one locked queue and a count of machines in Go code; queues on threads are
 *       GM with a queue on each machine; 1:1 leaves the choice to the kernel's queue, N:1 has one
 *       machine that a system call stops together with everything else.
 * </ul>
 *
 * <p>A rule that a learner changes ({@link gopark.runtime.release.Rules}) and a debug setting
 * ({@link gopark.runtime.release.Debug}) both give a changed release, so that the runtime asks in
 * one place.
 */
@NullMarked
package gopark.runtime.release;

import org.jspecify.annotations.NullMarked;
