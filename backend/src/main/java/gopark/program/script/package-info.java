/**
 * A small language for goroutines, one statement a line: shared objects, functions, and everything
 * that a goroutine can ask of the runtime. See {@link gopark.program.script.Script}.
 */
@NullMarked
package gopark.program.script;

import org.jspecify.annotations.NullMarked;
