/** Stopping the world, starting it, and what stops it. */
@NullMarked
package gopark.runtime.world;

import org.jspecify.annotations.NullMarked;
