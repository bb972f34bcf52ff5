/** The machine beneath the runtime: threads, cores, time slices and a control group's quota. */
@NullMarked
package gopark.os;

import org.jspecify.annotations.NullMarked;
