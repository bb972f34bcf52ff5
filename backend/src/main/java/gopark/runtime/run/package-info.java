/**
 * What a thread does at its appointment: a goroutine's operations, the runtime's own tasks, sysmon.
 */
@NullMarked
package gopark.runtime.run;

import org.jspecify.annotations.NullMarked;
