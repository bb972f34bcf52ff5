/**
 * How smoothly the board plays small and huge sessions, beside an empty page in the same browser.
 * {@code backend/frames} runs it; with the tests only its options and figures are tried.
 */
@NullMarked
package gopark.frames;

import org.jspecify.annotations.NullMarked;
