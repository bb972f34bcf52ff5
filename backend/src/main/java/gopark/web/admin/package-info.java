/** What the operator sees of the server, and can do, with a key of their own. */
@NullMarked
package gopark.web.admin;

import org.jspecify.annotations.NullMarked;
