/** Timers, and the ports that they need. */
@NullMarked
package gopark.runtime.time;

import org.jspecify.annotations.NullMarked;
