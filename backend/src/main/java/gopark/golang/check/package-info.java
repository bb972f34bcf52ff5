/**
 * Go's type checker: turns a syntax tree into a checked program, or into the messages that Go's
 * compiler prints.
 */
@NullMarked
package gopark.golang.check;

import org.jspecify.annotations.NullMarked;
