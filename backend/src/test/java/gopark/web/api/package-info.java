/** Tests of the package of the same name. */
@NullMarked
package gopark.web.api;

import org.jspecify.annotations.NullMarked;
