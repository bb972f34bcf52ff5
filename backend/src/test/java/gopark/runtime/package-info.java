/** The simulated runtime, seen from outside and held to its own laws. */
@NullMarked
package gopark.runtime;

import org.jspecify.annotations.NullMarked;
