@NullMarked
package gopark.practice;

import org.jspecify.annotations.NullMarked;
