/** Sizes are those of Go. */
@NullMarked
package gopark.program;

import org.jspecify.annotations.NullMarked;
