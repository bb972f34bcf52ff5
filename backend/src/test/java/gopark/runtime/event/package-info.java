/** Every kind of event can be read back. */
@NullMarked
package gopark.runtime.event;

import org.jspecify.annotations.NullMarked;
