/** The collector, as far as it concerns the scheduler. */
@NullMarked
package gopark.runtime.gc;

import org.jspecify.annotations.NullMarked;
