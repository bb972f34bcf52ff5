package gopark.trace;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Stamp;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An event as a plain tree: {@code {step, timeNs, kind, g?, m?, p?, from?, to?, fn, rule?, checks?,
 * detail}}. What the event does not have is not there; under detail is what only its kind has.
 */
public final class EventTree {
  /** The component that every event has. */
  public static final String STAMP = "at";

  /** What a search looked at; it stands beside detail, not in it. */
  public static final String CHECKS = "checks";

  private EventTree() {}

  public static Map<String, @Nullable Object> of(Event event) {
    Stamp at = event.at();
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put("step", at.step());
    tree.put("timeNs", at.timeNs());
    tree.put("kind", at.kind().apiName());
    putNumber(tree, "g", at.g());
    putNumber(tree, "m", at.m());
    putNumber(tree, "p", at.p());
    putText(tree, "from", EventPlaces.from(event));
    putText(tree, "to", EventPlaces.to(event));
    tree.put("fn", event.function());
    if (at.rule() != 0) {
      tree.put("rule", "T" + at.rule());
    }
    Map<String, Object> detail = Trees.of((Record) event);
    detail.remove(STAMP);
    if (detail.containsKey(CHECKS)) {
      tree.put(CHECKS, detail.remove(CHECKS));
    }
    tree.put("detail", detail);
    return tree;
  }

  private static void putNumber(Map<String, @Nullable Object> tree, String name, int number) {
    if (number != EventSink.NONE) {
      tree.put(name, (long) number);
    }
  }

  private static void putText(
      Map<String, @Nullable Object> tree, String name, @Nullable String text) {
    if (text != null) {
      tree.put(name, text);
    }
  }
}
