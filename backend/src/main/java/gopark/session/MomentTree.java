package gopark.session;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.PaceFields;
import gopark.trace.RecordShape;
import gopark.trace.TreePatch;
import gopark.trace.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A moment as clients see it: the snapshot of the HTTP contract as a plain tree. */
public final class MomentTree {
  /** A field of the tree; null where it is not there. */
  private record Field(String name, Function<Moment, @Nullable Object> value) {}

  private static final List<Field> FIELDS = fields();

  private static final RecordShape RUNTIME = RecordShape.of(RuntimeSnapshot.class);

  /** The places of the runtime's components that no field of the moment's own tells. */
  private static final int[] OF_RUNTIME = ofRuntime();

  private MomentTree() {}

  /** The whole. What is not there is left out, so that a merge patch can say everything. */
  public static Map<String, Object> of(Moment moment) {
    Map<String, Object> tree = new LinkedHashMap<>();
    for (Field field : FIELDS) {
      Object value = field.value.apply(moment);
      if (value != null) {
        tree.put(field.name, Trees.of(value));
      }
    }
    @Nullable Object[] values = RUNTIME.values(moment.runtime());
    for (int place : OF_RUNTIME) {
      Object value = values[place];
      if (value != null) {
        tree.put(nameOf(place), Trees.of(value));
      }
    }
    return tree;
  }

  /**
   * The JSON Merge Patch (RFC 7396) that makes the second of the first. Null in it removes, and it
   * is empty if nothing has changed.
   */
  @SuppressWarnings("ReferenceEquality") // What is the same need not be compared.
  public static Map<String, @Nullable Object> patch(Moment before, Moment after) {
    TreePatch patch = new TreePatch();
    for (Field field : FIELDS) {
      patch.compare(field.name, field.value.apply(before), field.value.apply(after));
    }
    if (before.runtime() != after.runtime()) {
      @Nullable Object[] older = RUNTIME.values(before.runtime());
      @Nullable Object[] newer = RUNTIME.values(after.runtime());
      for (int place : OF_RUNTIME) {
        patch.compare(nameOf(place), older[place], newer[place]);
      }
    }
    return patch.changes();
  }

  private static String nameOf(int place) {
    return RUNTIME.parts().get(place).name();
  }

  private static List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field("session", Moment::session));
    fields.add(new Field("scene", Moment::scene));
    fields.add(new Field("seq", Moment::seq));
    fields.add(new Field("step", Moment::step));
    fields.add(new Field("timeNs", Moment::timeNs));
    fields.add(new Field("playing", Moment::playing));
    fields.add(new Field("pace", MomentTree::pace));
    fields.add(new Field("branch", Moment::branch));
    fields.add(new Field("farthest", Moment::farthest));
    fields.add(new Field("events", Moment::events));
    fields.add(new Field("rules", Moment::rules));
    fields.add(new Field("globalTick", Moment::globalTick));
    fields.add(new Field("breakpoints", Moment::breakpoints));
    fields.add(new Field("stoppedBy", Moment::stoppedBy));
    fields.add(new Field("trouble", MomentTree::trouble));
    fields.add(new Field("lag", MomentTree::lag));
    fields.add(new Field("quiet", Moment::quiet));
    fields.add(new Field("latency", Moment::latency));
    fields.add(new Field("costs", Moment::costs));
    fields.add(new Field("source", Moment::source));
    return List.copyOf(fields);
  }

  private static int[] ofRuntime() {
    List<String> told = FIELDS.stream().map(Field::name).toList();
    return IntStream.range(0, RUNTIME.parts().size())
        .filter(place -> !told.contains(nameOf(place)))
        .toArray();
  }

  private static @Nullable Object trouble(Moment moment) {
    Trouble trouble = moment.trouble();
    if (trouble == null) {
      return null;
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("code", trouble.code().word());
    tree.put("step", trouble.step());
    return tree;
  }

  private static @Nullable Object lag(Moment moment) {
    Lag lag = moment.lag();
    if (lag == null) {
      return null;
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    if (lag.toStep() != null) {
      tree.put("toStep", lag.toStep());
    }
    if (lag.share() != null) {
      tree.put("share", lag.share());
    }
    return tree;
  }

  private static @Nullable Object pace(Moment moment) {
    return moment.pace() == null ? null : PaceFields.tree(moment.pace());
  }
}
