package gopark.session;

import org.jspecify.annotations.Nullable;

/**
 * How far a session is behind what it should show, because the computer has not come to it yet.
 *
 * @param toStep the step that is being worked out again; null: none
 * @param share of the pace that was asked for at which it plays; null: it keeps its pace
 */
public record Lag(@Nullable Long toStep, @Nullable Double share) {}
