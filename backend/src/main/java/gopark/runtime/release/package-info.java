/**
 * Releases of Go, as data: what one does and another does not.
 *
 * <p>A {@link gopark.runtime.release.Release} says how scheduling goes in one release of Go, in
 * another design, or by the articles' rules. {@link gopark.runtime.release.Releases} holds them
 * all, each as a difference from a newer one:
 *
 * <ul>
 *   <li>Releases with goroutines, machines and processors, from 1.1 on, differ in single rules: 1.2
 *       has no runnext and queues without a limit, 1.1 has neither preemption nor the 61st pick.
 *   <li>Designs without processors have {@code processors} switched off; what is called a processor
 *       there only permits one machine to run Go code. 1.0 has one locked queue; {@code 1.0-local}
 *       adds a queue to each machine.
 *   <li>{@code 1:1} gives every goroutine a thread of its own, {@code N:1} runs all goroutines on
 *       one thread, and {@code sharing} gives new work to the processor that has the least.
 * </ul>
 *
 * <p>A rule that a learner changes ({@link gopark.runtime.release.Rules}) and a debug setting
 * ({@link gopark.runtime.release.Debug}) both give a changed release, so that the runtime asks in
 * one place.
 */
@NullMarked
package gopark.runtime.release;

import org.jspecify.annotations.NullMarked;
