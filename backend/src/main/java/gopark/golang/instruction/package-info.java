/** What the machine can do: reckon, move, compare, jump. */
@NullMarked
package gopark.golang.instruction;

import org.jspecify.annotations.NullMarked;
