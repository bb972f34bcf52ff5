/**
 * How the server bears many viewers, beside a bare WebFlux broadcast of the same bytes in the same
 * run, and how sessions fare beside hostile programs. {@code backend/load} runs it; with the tests
 * only a small load runs, which keeps it alive.
 */
@NullMarked
package gopark.load;

import org.jspecify.annotations.NullMarked;
