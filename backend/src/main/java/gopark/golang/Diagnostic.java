package gopark.golang;

import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a program, at a place.
 *
 * @param line from 1
 * @param column from 1, in bytes
 * @param message in the words of Go's compiler
 * @param code of what GoPark, not Go, has against it; null if Go itself refuses it
 * @param subject what such a code speaks of, such as {@code package net/smtp}; null if nothing
 */
public record Diagnostic(
    int line, int column, String message, @Nullable String code, @Nullable String subject) {}
