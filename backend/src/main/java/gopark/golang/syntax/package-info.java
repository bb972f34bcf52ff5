/**
 * Go's syntax: scanner and parser turn a source text into a syntax tree, or into the messages that
 * Go's compiler prints.
 */
@NullMarked
package gopark.golang.syntax;

import org.jspecify.annotations.NullMarked;
