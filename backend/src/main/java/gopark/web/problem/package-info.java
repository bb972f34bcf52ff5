/** What is told to those whose request was refused. */
@NullMarked
package gopark.web.problem;

import org.jspecify.annotations.NullMarked;
