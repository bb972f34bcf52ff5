/**
 * The simulated Go runtime. One machine acts at a time, in the order of virtual time, and nothing
 * interrupts its step. {@code GoRuntime} is what other packages call; {@code Core} puts the parts
 * together, which are in the packages below this one.
 */
@NullMarked
package gopark.runtime;

import org.jspecify.annotations.NullMarked;
