/**
 * How much one visitor may ask of the server, and all of them together. A refusal says when to try
 * again.
 */
@NullMarked
package gopark.web.limit;

import org.jspecify.annotations.NullMarked;
