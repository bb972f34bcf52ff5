@NullMarked
package gopark.golang.compile;

import org.jspecify.annotations.NullMarked;
