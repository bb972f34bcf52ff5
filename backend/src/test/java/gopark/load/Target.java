package gopark.load;

/** A stream that many may watch. */
record Target(String name, Server server, String path) {}
