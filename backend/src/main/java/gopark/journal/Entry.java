package gopark.journal;

import java.util.Map;

/** One entry of a session: its number, counted from 1, and what it says. */
public record Entry(long seq, Map<String, Object> fields) {}
