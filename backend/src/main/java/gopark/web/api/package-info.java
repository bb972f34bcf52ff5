/**
 * The calls of the HTTP interface for programs, but for the stream: sessions, commands, reading a
 * session in every way, texts and pictures of it.
 *
 * <p>Every session's work blocks, so all of it goes through {@link
 * gopark.web.session.SessionCalls}, which also finds the session that an address names and checks
 * the key for changing it.
 */
@NullMarked
package gopark.web.api;

import org.jspecify.annotations.NullMarked;
