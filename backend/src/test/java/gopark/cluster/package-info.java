/** Several servers under load while something breaks; {@code backend/cluster}. */
@NullMarked
package gopark.cluster;

import org.jspecify.annotations.NullMarked;
