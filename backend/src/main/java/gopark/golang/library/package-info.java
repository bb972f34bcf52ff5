/** The standard library: declared in Go, with what Go cannot say in Java. */
@NullMarked
package gopark.golang.library;

import org.jspecify.annotations.NullMarked;
