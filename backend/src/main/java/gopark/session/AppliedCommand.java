package gopark.session;

import gopark.scenario.Timed;

/**
 * A command that was done.
 *
 * @param forks whether it was done in the past of what had been seen, and so made another future
 */
record AppliedCommand(Timed timed, boolean forks) {}
