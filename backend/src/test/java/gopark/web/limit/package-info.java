/** Each limit trips, says when it is over, and is over then. */
@NullMarked
package gopark.web.limit;

import org.jspecify.annotations.NullMarked;
