package gopark.scenario;

import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Rules;
import java.util.List;
import java.util.SequencedMap;

/** The switches of the scheduler's rules as fields. */
final class RulesTree {
  static final List<String> NAMES =
      List.of(
          "stealing", "runnext", "asyncPreempt", "globalTick", "localQueue", "sysmon", "spinning");

  private RulesTree() {}

  static SequencedMap<String, Object> of(Rules rules) {
    return new Tree()
        .with("stealing", rules.stealing())
        .with("runnext", rules.runnext())
        .with("asyncPreempt", rules.asyncPreempt())
        .with("globalTick", rules.globalTick())
        .with("localQueue", rules.localQueue())
        .with("sysmon", rules.sysmon())
        .with("spinning", rules.spinning())
        .done();
  }

  static Rules read(Fields fields) {
    try {
      return new Rules(
          fields.optionalFlag("stealing"),
          fields.optionalFlag("runnext"),
          fields.optionalFlag("asyncPreempt"),
          fields.optionalInteger("globalTick", 0, Rules.MAX_GLOBAL_TICK),
          fields.optionalInteger("localQueue", 1, Rules.MAX_LOCAL_QUEUE),
          fields.optionalFlag("sysmon"),
          fields.optionalFlag("spinning"));
    } catch (RefusedSetting refused) {
      fields.refuse(problem(fields.path("localQueue"), refused));
      return Rules.NONE;
    }
  }

  static Problem problem(String path, RefusedSetting refused) {
    return new Problem(path, refused.code(), refused.arguments(), refused.sentence());
  }
}
