package gopark.session;

import org.jspecify.annotations.Nullable;

/**
 * One future of a session, as others see it.
 *
 * @param parent the branch that it left, its own number for the first
 * @param forkStep the step at which it left it
 * @param farthest the last step of it that anybody has seen
 * @param told the last step of it of which the journal says so, and that is not taken back
 * @param shown whether it is the one that viewers see
 * @param lastCommand the name of the last command in it; null: none yet
 */
public record BranchView(
    int number,
    int parent,
    long forkStep,
    long farthest,
    long told,
    boolean shown,
    @Nullable String lastCommand) {}
