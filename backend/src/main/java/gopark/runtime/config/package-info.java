/** What a process begins with: its release, its limits, and what everything costs. */
@NullMarked
package gopark.runtime.config;

import org.jspecify.annotations.NullMarked;
