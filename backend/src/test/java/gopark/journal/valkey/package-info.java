@NullMarked
package gopark.journal.valkey;

import org.jspecify.annotations.NullMarked;
