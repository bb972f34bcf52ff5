/** How much many servers carry, reckoned from what one and two were measured to carry. */
@NullMarked
package gopark.capacity;

import org.jspecify.annotations.NullMarked;
