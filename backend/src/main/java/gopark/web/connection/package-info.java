/** Connections: how many there may be, and how long a client may take on one of them. */
@NullMarked
package gopark.web.connection;

import org.jspecify.annotations.NullMarked;
