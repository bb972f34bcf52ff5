/** What the log keeps, and how it reads. */
@NullMarked
package gopark.trace;

import org.jspecify.annotations.NullMarked;
