/** A discrete-event engine in virtual nanoseconds. It has never heard of Go. */
@NullMarked
package gopark.simulation;

import org.jspecify.annotations.NullMarked;
