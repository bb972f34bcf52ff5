/**
 * The habits of this project, held by tests: how Java is formatted, which package may use which,
 * and that everything is tidy. A failing test says what to do.
 */
@NullMarked
package gopark.quality;

import org.jspecify.annotations.NullMarked;
