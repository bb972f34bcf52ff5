package gopark.web.stream;

import gopark.computing.Job;

/** Where broadcasts wait for a thread to work on, each behind what else is done for its session. */
@FunctionalInterface
interface Turns {

  /**
   * Works in a while, on a thread that may compute and block.
   *
   * @param waitedFor whether somebody has just done something and wants to see it
   */
  void add(String session, boolean waitedFor, Job turn);
}
