/** How much one visitor may ask of the server, and all together; whoever asks more is told when. */
@NullMarked
package gopark.web.limit;

import org.jspecify.annotations.NullMarked;
