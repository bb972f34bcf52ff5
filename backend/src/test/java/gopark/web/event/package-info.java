@NullMarked
package gopark.web.event;

import org.jspecify.annotations.NullMarked;
