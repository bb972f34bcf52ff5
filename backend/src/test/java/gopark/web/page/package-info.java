/** Tests of the package of the same name. */
@NullMarked
package gopark.web.page;

import org.jspecify.annotations.NullMarked;
