/** The compiler: turns a checked program into instructions of the virtual machine. */
@NullMarked
package gopark.golang.compile;

import org.jspecify.annotations.NullMarked;
