/** A subset of Go: programs are read, checked, compiled and run as goroutines' code. */
@NullMarked
package gopark.golang;

import org.jspecify.annotations.NullMarked;
