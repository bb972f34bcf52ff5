/** Every kind of event can be read back. */
@NullMarked
package gopark.runtime.model;

import org.jspecify.annotations.NullMarked;
