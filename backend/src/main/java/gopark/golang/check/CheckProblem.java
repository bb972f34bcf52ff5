package gopark.golang.check;

import gopark.golang.tree.Place;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a program.
 *
 * @param code of what GoPark, not Go, has against it; null if Go itself refuses it
 * @param subject what such a code speaks of; null if nothing
 */
public record CheckProblem(
    Place at, String message, @Nullable String code, @Nullable String subject) {}
