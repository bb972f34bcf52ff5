/** Entries as bytes, the same in every storage. */
@NullMarked
package gopark.journal.entry;

import org.jspecify.annotations.NullMarked;
