/** Runs instructions that can stand still anywhere, one machine for each goroutine. */
@NullMarked
package gopark.golang.machine;

import org.jspecify.annotations.NullMarked;
