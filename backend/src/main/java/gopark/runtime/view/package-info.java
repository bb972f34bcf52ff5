/** Reads a process and changes nothing: snapshots, reasons, laws, digests. */
@NullMarked
package gopark.runtime.view;

import org.jspecify.annotations.NullMarked;
