/** From a syntax tree to a checked program, or to what is wrong with it. */
@NullMarked
package gopark.golang.check;

import org.jspecify.annotations.NullMarked;
