/** From a checked program to instructions. */
@NullMarked
package gopark.golang.compile;

import org.jspecify.annotations.NullMarked;
