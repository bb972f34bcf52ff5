/**
 * What somebody can ask of a session, and what the runtime answers: the one type that a command has
 * from HTTP through documents and journal to the runtime. How it is written as a tree is in {@code
 * scenario}.
 */
@NullMarked
package gopark.command;

import org.jspecify.annotations.NullMarked;
