/** The built-in lessons: read once, worked out once; and what somebody has completed of them. */
@NullMarked
package gopark.web.lesson;

import org.jspecify.annotations.NullMarked;
