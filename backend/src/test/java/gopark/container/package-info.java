/** Containers that tests need, and the images of them where no registry answers. */
@NullMarked
package gopark.container;

import org.jspecify.annotations.NullMarked;
