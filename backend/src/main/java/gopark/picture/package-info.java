/** The board as a picture: one moment of the runtime in, one file of SVG out. */
@NullMarked
package gopark.picture;

import org.jspecify.annotations.NullMarked;
