/** The corpus of small Go programs and what real Go did with them, held complete and current. */
@NullMarked
package gopark.conformance;

import org.jspecify.annotations.NullMarked;
