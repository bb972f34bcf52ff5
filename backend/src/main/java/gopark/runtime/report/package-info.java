/** What a process prints about itself, and how it ends: tracebacks, fatal errors, schedtrace. */
@NullMarked
package gopark.runtime.report;

import org.jspecify.annotations.NullMarked;
