/** Commands for tests. */
@NullMarked
package gopark.command;

import org.jspecify.annotations.NullMarked;
