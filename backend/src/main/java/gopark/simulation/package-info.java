/** A discrete-event engine in virtual nanoseconds. Nothing in it is about Go. */
@NullMarked
package gopark.simulation;

import org.jspecify.annotations.NullMarked;
