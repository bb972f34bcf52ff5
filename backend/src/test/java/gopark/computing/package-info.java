/** How cores are shared among strangers. */
@NullMarked
package gopark.computing;

import org.jspecify.annotations.NullMarked;
