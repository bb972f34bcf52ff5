@NullMarked
package gopark.golang.escape;

import org.jspecify.annotations.NullMarked;
