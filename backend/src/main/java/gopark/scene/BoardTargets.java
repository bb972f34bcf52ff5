package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the names of things on the board that somebody is to look at or to point at. */
public final class BoardTargets {
  private static final Pattern TARGET =
      Pattern.compile(
          "G[1-9][0-9]{0,9}|M[0-9]{1,5}|P[0-9]{1,4}(\\.(runq|runnext))?"
              + "|sched\\.(runq|pidle|midle)|netpoll|sysmon|timers|gc|os");

  private BoardTargets() {}

  /**
   * The things that the list {@code look} names; none if it is not there.
   *
   * @param most characters of a name
   */
  public static List<String> look(Fields fields, int mostTargets, int most) {
    List<String> look = fields.optionalTexts("look", mostTargets, most);
    for (int i = 0; i < look.size(); i++) {
      check(fields, fields.path("look") + "[" + i + "]", look.get(i));
    }
    return look;
  }

  /**
   * The thing that the field {@code target} names; null if it is not there.
   *
   * @param most characters
   */
  public static @Nullable String target(Fields fields, int most) {
    String target = fields.optionalText("target", most);
    if (target != null) {
      check(fields, fields.path("target"), target);
    }
    return target;
  }

  private static void check(Fields fields, String path, String target) {
    if (!target.isEmpty() && !TARGET.matcher(target).matches()) {
      fields.refuse(
          Problem.of(
              path,
              "not-a-target",
              "This is nothing of the board; such things are G7, M0, P1, P1.runq and sched.runq."));
    }
  }
}
