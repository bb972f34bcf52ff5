/**
 * The simulated Go runtime. One machine acts at a time, in the order of virtual time; whatever it
 * does in one step nobody can come between. Only {@code GoRuntime} and its configuration are
 * public.
 */
@NullMarked
package gopark.runtime;

import org.jspecify.annotations.NullMarked;
