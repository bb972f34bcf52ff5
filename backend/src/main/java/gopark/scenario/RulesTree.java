package gopark.scenario;

import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Rules;
import gopark.scenario.Field.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The switches of the scheduler's rules as fields. */
final class RulesTree {
  private static final Field<@Nullable Boolean> STEALING = Field.flag("stealing").optional();
  private static final Field<@Nullable Boolean> RUNNEXT = Field.flag("runnext").optional();
  private static final Field<@Nullable Boolean> PREEMPT = Field.flag("asyncPreempt").optional();
  private static final Field<@Nullable Integer> GLOBAL_TICK =
      Field.integer("globalTick", 0, Rules.MAX_GLOBAL_TICK).optional();
  private static final Field<@Nullable Integer> LOCAL_QUEUE =
      Field.<Integer>of(
              "localQueue",
              Schema.of("enum", queueLengths()),
              (fields, name) -> fields.integer(name, 1, Rules.MAX_LOCAL_QUEUE))
          .optional();
  private static final Field<@Nullable Boolean> SYSMON = Field.flag("sysmon").optional();
  private static final Field<@Nullable Boolean> SPINNING = Field.flag("spinning").optional();

  private static final Field<@Nullable Boolean> ONE_QUEUE = Field.flag("oneQueue").optional();
  private static final Field<@Nullable Boolean> LOCK_WAITS = Field.flag("lockWaits").optional();

  static final List<Member<Rules>> MEMBERS =
      List.of(
          STEALING.from(Rules::stealing),
          RUNNEXT.from(Rules::runnext),
          PREEMPT.from(Rules::asyncPreempt),
          GLOBAL_TICK.from(Rules::globalTick),
          LOCAL_QUEUE.from(Rules::localQueue),
          SYSMON.from(Rules::sysmon),
          SPINNING.from(Rules::spinning),
          ONE_QUEUE.from(Rules::oneQueue),
          LOCK_WAITS.from(Rules::lockWaits));

  private RulesTree() {}

  /** Powers of two, as a ring needs them. */
  private static List<Integer> queueLengths() {
    List<Integer> lengths = new ArrayList<>();
    for (int length = 1; length <= Rules.MAX_LOCAL_QUEUE; length *= 2) {
      lengths.add(length);
    }
    return lengths;
  }

  static SequencedMap<String, Object> of(Rules rules) {
    return Field.write(rules, MEMBERS, new Tree()).done();
  }

  static Rules read(Fields fields) {
    try {
      return new Rules(
          STEALING.of(fields),
          RUNNEXT.of(fields),
          PREEMPT.of(fields),
          GLOBAL_TICK.of(fields),
          LOCAL_QUEUE.of(fields),
          SYSMON.of(fields),
          SPINNING.of(fields),
          ONE_QUEUE.of(fields),
          LOCK_WAITS.of(fields));
    } catch (RefusedSetting refused) {
      fields.refuse(problem(fields.path(LOCAL_QUEUE.name), refused));
      return Rules.NONE;
    }
  }

  static Problem problem(String path, RefusedSetting refused) {
    return new Problem(path, refused.code(), refused.arguments(), refused.sentence());
  }

  static SequencedMap<String, Object> schema() {
    return Field.object(MEMBERS.stream().<Field<?>>map(Member::field).toList());
  }
}
