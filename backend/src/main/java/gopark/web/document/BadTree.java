package gopark.web.document;

import gopark.scenario.Problem;

/** A document is well-formed and yet no tree. */
final class BadTree extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Problem problem;

  BadTree(Problem problem) {
    super(problem.sentence());
    this.problem = problem;
  }

  Problem problem() {
    return problem;
  }
}
