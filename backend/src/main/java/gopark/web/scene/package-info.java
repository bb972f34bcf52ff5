/** The built-in scenes: read once, worked out once, found by their names. */
@NullMarked
package gopark.web.scene;

import org.jspecify.annotations.NullMarked;
