/** Snapshots say what their numbers are. */
@NullMarked
package gopark.runtime.state;

import org.jspecify.annotations.NullMarked;
