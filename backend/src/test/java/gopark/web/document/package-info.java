/** Tests of the package of the same name. */
@NullMarked
package gopark.web.document;

import org.jspecify.annotations.NullMarked;
