/** Pages made to stand in a frame on somebody else's site. */
@NullMarked
package gopark.web.embed;

import org.jspecify.annotations.NullMarked;
