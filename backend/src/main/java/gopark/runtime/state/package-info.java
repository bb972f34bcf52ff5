/** What can be seen of the simulated runtime, under the runtime's own names. */
@NullMarked
package gopark.runtime.state;

import org.jspecify.annotations.NullMarked;
