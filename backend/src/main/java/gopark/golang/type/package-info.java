/** Go's types and constants: what the checker, the compiler and the machine agree on. */
@NullMarked
package gopark.golang.type;

import org.jspecify.annotations.NullMarked;
