package gopark.session;

import gopark.runtime.state.RuntimeSnapshot;

/**
 * What can be seen of a session at one step.
 *
 * @param seq of the journal's last entry that it knows
 * @param branch the future that is shown
 */
public record Moment(
    String session, long seq, int branch, boolean playing, RuntimeSnapshot snapshot) {}
