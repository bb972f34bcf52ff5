/** The kernel's cores, slices and quota, seen by a thread. */
@NullMarked
package gopark.os;

import org.jspecify.annotations.NullMarked;
