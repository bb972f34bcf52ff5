package gopark.golang.articles;

import gopark.runtime.event.EventKind;

/** An event, as its numbers; what they mean, the kind says. */
record Seen(long step, long timeNs, EventKind kind, int m, int p, int g, long a, long b, long c) {}
