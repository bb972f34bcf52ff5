/** The engine against simpler machines that do the same. */
@NullMarked
package gopark.simulation;

import org.jspecify.annotations.NullMarked;
