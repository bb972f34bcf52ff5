package gopark.program;

/**
 * What of a program's heap can be reached.
 *
 * @param bytes in Go's measure
 * @param scanned what of it a collector looks through, since it may hold pointers
 * @param objects how many objects that are
 */
public record LiveHeap(long bytes, long scanned, ObjectCounts objects) {}
