/**
 * What every part may be handed: the clock, the release in force, the threads, and the tracer that
 * tells events.
 */
@NullMarked
package gopark.runtime.port;

import org.jspecify.annotations.NullMarked;
