/**
 * The data of a process: goroutines, machines, processors, queues, and what programs have handles
 * of. It decides nothing.
 */
@NullMarked
package gopark.runtime.model;

import org.jspecify.annotations.NullMarked;
