package gopark.lesson;

/**
 * The first step of a run after another at which a condition has become true {@code times} times.
 *
 * @param condition in CEL
 */
public record Instant(String condition, int times) {}
