/**
 * The stories that five articles tell about Go's scheduler, played: each as a trace that was looked
 * at and found right, and beside it what the story claims.
 */
@NullMarked
package gopark.runtime.story;

import org.jspecify.annotations.NullMarked;
