package gopark.web.api;

import gopark.scenario.ScenarioLimits;
import gopark.session.BranchView;
import gopark.session.Session;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps that may be asked for: what has been seen, and a little further. */
final class Steps {

  private static final String STEP = "step";

  private Steps() {}

  /** The step in the address; null: the address has none. */
  static @Nullable Long asked(@Nullable Long step) {
    return step == null ? null : Asked.number(STEP, step, 0, ScenarioLimits.EXACT, 0);
  }

  /**
   * The given step, or the session's present one; refused if it is too far to be played for a read.
   */
  static long seen(Session session, @Nullable Long step, long nowMs) {
    long now = session.step(nowMs);
    return step == null ? now : seen(session.branches(), shown(session.branches()), step);
  }

  /** The given step of a branch that there is; refused if it is too far to be played for a read. */
  static long seen(List<BranchView> branches, int branch, long step) {
    long most = branches.get(branch).farthest() + Session.LOOK_AHEAD;
    return Asked.number(STEP, step, 0, most, 0);
  }

  /** The number of the branch that viewers see. */
  static int shown(List<BranchView> branches) {
    return branches.stream().filter(BranchView::shown).findFirst().orElseThrow().number();
  }
}
