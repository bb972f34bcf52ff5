package gopark.program;

import java.util.List;

/**
 * What a program reads of its collections, beside {@link MemoryFigures}.
 *
 * @param forced the collections that programs have asked for
 * @param goal the heap at which the next one is to end
 * @param largestHeap in bytes, at the end of any collection or now
 * @param pausedNs how long the world stood still for collections
 * @param pauses the last collections, oldest first: how long the world stood still, and when that
 *     was over
 * @param share of the processors' time that collections took
 */
public record CollectionFigures(
    MemoryFigures memory,
    long forced,
    long goal,
    long largestHeap,
    long pausedNs,
    List<Long> pauses,
    double share) {}
