/** Tests of the package of the same name. */
@NullMarked
package gopark.web.message;

import org.jspecify.annotations.NullMarked;
