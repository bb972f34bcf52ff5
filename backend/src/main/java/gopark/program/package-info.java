/**
 * The contract between a goroutine's code and the scheduler: a {@link gopark.program.Program} is
 * asked for its next operation, and told what came of the last.
 */
@NullMarked
package gopark.program;

import org.jspecify.annotations.NullMarked;
