/** What a program's values are while it runs. */
@NullMarked
package gopark.golang.value;

import org.jspecify.annotations.NullMarked;
