@NullMarked
package gopark.condition;

import org.jspecify.annotations.NullMarked;
