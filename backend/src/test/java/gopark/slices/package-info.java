/**
 * How long the computer works between two looks at whether somebody else should have it. Run {@code
 * gopark.slices.LongestSlices} for the figures; they depend on the machine, so no test does.
 */
@NullMarked
package gopark.slices;

import org.jspecify.annotations.NullMarked;
