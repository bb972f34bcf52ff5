/** Nobody holds a connection for longer than he may, and nobody has too many. */
@NullMarked
package gopark.web.connection;

import org.jspecify.annotations.NullMarked;
