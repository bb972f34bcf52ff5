/** What a request can be refused with, told to programs in the reader's language. */
@NullMarked
package gopark.web.problem;

import org.jspecify.annotations.NullMarked;
