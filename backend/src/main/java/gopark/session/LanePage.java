package gopark.session;

import gopark.trace.LaneColumns;

/**
 * What changed the lanes of a timeline in some events of a branch.
 *
 * @param to the number of the first event, of all kinds, that was not read
 * @param more whether there are more so far
 */
public record LanePage(int branch, LaneColumns columns, long to, boolean more) {}
