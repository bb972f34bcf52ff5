/** What has happened and what is: the log of events, its text, and records as plain trees. */
@NullMarked
package gopark.trace;

import org.jspecify.annotations.NullMarked;
