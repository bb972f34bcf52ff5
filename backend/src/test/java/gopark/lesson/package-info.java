@NullMarked
package gopark.lesson;

import org.jspecify.annotations.NullMarked;
