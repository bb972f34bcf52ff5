/** The way from a request to a session, and who goes before whom on it. */
@NullMarked
package gopark.web.session;

import org.jspecify.annotations.NullMarked;
