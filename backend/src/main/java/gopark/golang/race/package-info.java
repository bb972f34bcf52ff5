/** Finds accesses to the same memory that nothing orders: races for data, as Go's detector does. */
@NullMarked
package gopark.golang.race;

import org.jspecify.annotations.NullMarked;
