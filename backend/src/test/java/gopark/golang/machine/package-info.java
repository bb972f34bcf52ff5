/** Tests of the machine. */
@NullMarked
package gopark.golang.machine;

import org.jspecify.annotations.NullMarked;
