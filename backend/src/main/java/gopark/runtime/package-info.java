/**
 * The simulated Go runtime. One machine acts at a time, in the order of virtual time; whatever it
 * does in one step nobody can come between. {@code GoRuntime} is the door for everybody else;
 * {@code Core} puts the parts together, which live in the rooms below this package.
 */
@NullMarked
package gopark.runtime;

import org.jspecify.annotations.NullMarked;
