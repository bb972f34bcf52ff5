@NullMarked
package gopark.web.docs;

import org.jspecify.annotations.NullMarked;
