/** Pictures of real moments, and what must hold for all of them. */
@NullMarked
package gopark.picture;

import org.jspecify.annotations.NullMarked;
