/** Sessions in Valkey or Redis, for several servers that serve the same sessions. */
@NullMarked
package gopark.journal.valkey;

import org.jspecify.annotations.NullMarked;
