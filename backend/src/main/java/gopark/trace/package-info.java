/** What has happened: the log of events and its text. */
@NullMarked
package gopark.trace;

import org.jspecify.annotations.NullMarked;
