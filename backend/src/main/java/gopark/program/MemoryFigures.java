package gopark.program;

/**
 * What a program reads of its memory.
 *
 * @param heapBytes in use
 * @param collections that are over
 */
public record MemoryFigures(long heapBytes, long collections) {}
