@NullMarked
package gopark.scenario;

import org.jspecify.annotations.NullMarked;
