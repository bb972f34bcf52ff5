package gopark.runtime.state;

/**
 * The collector, as far as the scheduler feels it. In Go: mgc.go.
 */
public record GcState(
    boolean marking) {}
