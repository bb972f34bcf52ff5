package gopark.golang.machine;

/**
 * Memory that an instruction needs each time it runs.
 *
 * @param heap whether it is on the heap; the compiler has decided that
 * @param bytes what the value takes with Go
 * @param pointers whether the collector looks for pointers in it
 */
public record Allocation(boolean heap, long bytes, boolean pointers) {}
