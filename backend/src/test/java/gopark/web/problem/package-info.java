@NullMarked
package gopark.web.problem;

import org.jspecify.annotations.NullMarked;
