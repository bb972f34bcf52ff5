@NullMarked
package gopark.web.document;

import org.jspecify.annotations.NullMarked;
