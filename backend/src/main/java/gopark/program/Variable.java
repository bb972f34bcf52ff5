package gopark.program;

import org.jspecify.annotations.Nullable;

/**
 * A variable of a call in progress.
 *
 * @param value in a line
 * @param thing what it is for the runtime, such as {@code chan 5}; null if it is nothing such
 */
public record Variable(String name, String type, String value, @Nullable String thing) {}
