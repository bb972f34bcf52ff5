/** Channels, select, and package sync. */
@NullMarked
package gopark.runtime.sync;

import org.jspecify.annotations.NullMarked;
