@NullMarked
package gopark.scene;

import org.jspecify.annotations.NullMarked;
