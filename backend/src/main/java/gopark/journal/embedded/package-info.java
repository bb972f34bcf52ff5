/** Sessions in one file of this machine, for one server: nothing has to be installed. */
@NullMarked
package gopark.journal.embedded;

import org.jspecify.annotations.NullMarked;
