/** Tests of values. */
@NullMarked
package gopark.golang.value;

import org.jspecify.annotations.NullMarked;
