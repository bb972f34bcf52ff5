/** The way from a request to threads that may block, and to a core for what is to be computed. */
@NullMarked
package gopark.web.work;

import org.jspecify.annotations.NullMarked;
