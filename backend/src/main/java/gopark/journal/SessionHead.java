package gopark.journal;

import java.time.Instant;

/** How far a session has come, and when its last entry was written. */
public record SessionHead(String session, long lastSeq, Instant lastWritten) {}
