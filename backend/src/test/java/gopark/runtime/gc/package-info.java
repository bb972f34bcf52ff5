/** Every kind of event can be read back. */
@NullMarked
package gopark.runtime.gc;

import org.jspecify.annotations.NullMarked;
