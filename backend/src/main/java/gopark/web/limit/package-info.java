/** How much one visitor may ask of the server, and all together. */
@NullMarked
package gopark.web.limit;

import org.jspecify.annotations.NullMarked;
