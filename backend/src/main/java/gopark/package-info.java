/** Starts the server: the one place where the parts are put together. */
@NullMarked
package gopark;

import org.jspecify.annotations.NullMarked;
