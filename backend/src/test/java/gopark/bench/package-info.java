/**
 * What the simulated runtime costs, beside what real Go costs in the same run. {@code
 * backend/bench} runs it; nothing here runs with the tests but one that keeps the loads alive.
 */
@NullMarked
package gopark.bench;

import org.jspecify.annotations.NullMarked;
