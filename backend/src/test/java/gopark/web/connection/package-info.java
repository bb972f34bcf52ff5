/** No client holds a connection for longer than it may, and none has too many. */
@NullMarked
package gopark.web.connection;

import org.jspecify.annotations.NullMarked;
