/**
 * The scheduler, which decides what runs next and where: queues, the search for work, machines,
 * system calls, preemption.
 */
@NullMarked
package gopark.runtime.schedule;

import org.jspecify.annotations.NullMarked;
