/** The collector, as far as the scheduler feels it. */
@NullMarked
package gopark.runtime.gc;

import org.jspecify.annotations.NullMarked;
