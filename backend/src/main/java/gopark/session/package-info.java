/**
 * One simulation being watched. What a session shows is a pure function of its journal and the time
 * of day: everything here is rebuilt from those two.
 */
@NullMarked
package gopark.session;

import org.jspecify.annotations.NullMarked;
