package gopark.session;

/**
 * What a session in memory takes.
 *
 * @param id its name
 * @param bytes of memory, about
 * @param isWatched whether somebody listens
 * @param usedMs when somebody asked for it last
 */
public record SessionUse(String id, long bytes, boolean isWatched, long usedMs) {}
