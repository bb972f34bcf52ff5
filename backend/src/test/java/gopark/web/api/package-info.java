@NullMarked
package gopark.web.api;

import org.jspecify.annotations.NullMarked;
