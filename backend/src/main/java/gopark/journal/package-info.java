/**
 * The port through which sessions are kept: per session, a numbered list of entries that only
 * grows. Nothing else of a session is stored.
 */
@NullMarked
package gopark.journal;

import org.jspecify.annotations.NullMarked;
