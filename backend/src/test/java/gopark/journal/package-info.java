/** What every journal promises. */
@NullMarked
package gopark.journal;

import org.jspecify.annotations.NullMarked;
