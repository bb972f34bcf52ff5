/**
 * The words for what happens: a sentence for each event, for each reason why a goroutine waits, and
 * for each release that can be played, in the reader's language or, as templates, in all.
 */
@NullMarked
package gopark.web.event;

import org.jspecify.annotations.NullMarked;
