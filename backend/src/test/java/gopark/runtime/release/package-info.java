/** What each release is said to do, held against what is known of it. */
@NullMarked
package gopark.runtime.release;

import org.jspecify.annotations.NullMarked;
