package gopark.session;

import gopark.runtime.event.Event;
import org.jspecify.annotations.Nullable;

/**
 * Where two branches part.
 *
 * @param forkStep the last step that both share, as their commands tell
 * @param index the number of the first event that differs, counted from the branches' beginning;
 *     null: none differs as far as both have been seen
 * @param ofA that event on the first branch; null: it has no more
 * @param ofB that event on the second
 */
public record Comparison(
    int a, int b, long forkStep, @Nullable Long index, @Nullable Event ofA, @Nullable Event ofB) {}
