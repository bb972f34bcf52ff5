package gopark.runtime.state;

/**
 * The machine beneath.
 *
 * @param threads how many there have ever been
 */
public record KernelState(
    int cores,
    int threads) {}
