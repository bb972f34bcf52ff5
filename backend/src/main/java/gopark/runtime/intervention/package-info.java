/** What a learner may force upon a running simulation, and the reasons it may be refused. */
@NullMarked
package gopark.runtime.intervention;

import org.jspecify.annotations.NullMarked;
