/** Documents of strangers: read strictly, written exactly, and run again to the same log. */
@NullMarked
package gopark.scenario;

import org.jspecify.annotations.NullMarked;
