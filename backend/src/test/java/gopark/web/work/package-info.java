/** The way from a request to a core. */
@NullMarked
package gopark.web.work;

import org.jspecify.annotations.NullMarked;
