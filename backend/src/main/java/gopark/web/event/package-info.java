/** Events and reasons in words. */
@NullMarked
package gopark.web.event;

import org.jspecify.annotations.NullMarked;
