/** From a text to its syntax tree. */
@NullMarked
package gopark.golang.syntax;

import org.jspecify.annotations.NullMarked;
