/**
 * What happens in a session, told to everybody who watches it while it happens. A message is made
 * once; a viewer is only a position in what has been told, and a slow reader is told less often.
 */
@NullMarked
package gopark.web.stream;

import org.jspecify.annotations.NullMarked;
