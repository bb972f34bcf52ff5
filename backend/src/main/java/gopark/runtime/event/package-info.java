/**
 * What has happened in the simulated runtime: one kind of event for each thing a learner can see.
 */
@NullMarked
package gopark.runtime.event;

import org.jspecify.annotations.NullMarked;
