package gopark.session;

/**
 * How a session stands that goes on no more.
 *
 * @param trouble why, with the last step that may be seen
 */
record Frozen(State state, Trouble trouble) {
  /** Nothing is seen of the branch that was not known by then. */
  static Frozen of(State state, Trouble met) {
    return new Frozen(state, met.at(Math.min(met.step(), state.branch().history().farthest())));
  }
}
