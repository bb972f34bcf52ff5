package gopark.web.api;

import gopark.session.BranchView;
import gopark.web.problem.ApiProblem;
import java.util.List;
import org.springframework.http.HttpStatus;

/** Futures by their numbers. */
final class Branches {

  private Branches() {}

  /** Tells if there is none of that number. */
  static void require(int number, List<BranchView> branches) {
    if (number < 0 || number >= branches.size()) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "branch-not-found").with("branch", number);
    }
  }
}
