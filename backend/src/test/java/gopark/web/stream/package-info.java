@NullMarked
package gopark.web.stream;

import org.jspecify.annotations.NullMarked;
