/** Tests of the search for races. */
@NullMarked
package gopark.golang.race;

import org.jspecify.annotations.NullMarked;
