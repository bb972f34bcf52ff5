/** The language of scripts, without a runtime beneath it. */
@NullMarked
package gopark.program.script;

import org.jspecify.annotations.NullMarked;
