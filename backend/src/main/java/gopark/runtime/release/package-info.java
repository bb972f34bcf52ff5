/** Releases of Go, as data and small strategies: what one does and another does not. */
@NullMarked
package gopark.runtime.release;

import org.jspecify.annotations.NullMarked;
