/** The way from a request to a session: its name, its key, its turn. */
@NullMarked
package gopark.web.session;

import org.jspecify.annotations.NullMarked;
