/** Sessions, seen from outside: what they show, keep and refuse. */
@NullMarked
package gopark.session;

import org.jspecify.annotations.NullMarked;
