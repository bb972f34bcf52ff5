package gopark.web.stream;

import gopark.runtime.event.Event;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.trace.EventTree;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Puts what has happened into messages. */
final class Frames {

  private static final String TIME = "timeNs";

  /** What is different where only time has passed. */
  private static final Set<String> CLOCK = Set.of(TIME);

  private final JsonMapper json;
  private final String epoch;
  private final LongSupplier nowMs;

  /**
   * @param epoch what the ids of these messages begin with; no other's do
   */
  Frames(JsonMapper json, String epoch, LongSupplier nowMs) {
    this.json = json;
    this.epoch = epoch;
    this.nowMs = nowMs;
  }

  /** All that is to be seen at the moment of that number. */
  Frame snapshot(long number, Moment moment) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>(MomentTree.of(moment));
    tree.put("atMs", nowMs.getAsLong());
    return Frame.of(Frame.Kind.SNAPSHOT, 0, number, text(number, "snapshot", tree));
  }

  /** How the moment of one number became that of another; null if nothing is different. */
  @Nullable Frame next(long from, long to, Change change) {
    Map<String, @Nullable Object> patch = MomentTree.patch(change.before(), change.after());
    return patch.isEmpty() && change.events().isEmpty()
        ? null
        : change(Frame.Kind.DELTA, from, to, change, patch);
  }

  /** The same over several numbers; a viewer needs it even if in the end nothing is different. */
  Frame merged(long from, long to, Change change) {
    return change(
        Frame.Kind.MERGED, from, to, change, MomentTree.patch(change.before(), change.after()));
  }

  /** There will be nothing more. */
  Frame end(long number) {
    return Frame.of(Frame.Kind.OTHER, 0, number, text(number, "end", Map.of()));
  }

  private Frame change(
      Frame.Kind kind, long from, long to, Change change, Map<String, @Nullable Object> patch) {
    Moment after = change.after();
    boolean isClock = change.events().isEmpty() && patch.keySet().equals(CLOCK);
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put("seq", after.seq());
    tree.put("step", after.step());
    tree.put(TIME, after.timeNs());
    tree.put("atMs", nowMs.getAsLong());
    if (!isClock) {
      tree.put("patch", patch);
      tree.put("events", trees(change.events()));
      if (change.skipped() > 0) {
        tree.put("skipped", change.skipped());
      }
    }
    return Frame.of(kind, from, to, text(to, isClock ? "clock" : "delta", tree));
  }

  private static List<Map<String, @Nullable Object>> trees(List<Event> events) {
    List<Map<String, @Nullable Object>> trees = new ArrayList<>(events.size());
    for (Event event : events) {
      trees.add(EventTree.of(event));
    }
    return trees;
  }

  private byte[] text(long number, String event, Map<String, ?> data) {
    ByteArrayOutputStream text = new ByteArrayOutputStream(1_024);
    String head = "id: " + epoch + "-" + number + "\nevent: " + event + "\ndata: ";
    text.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
    text.writeBytes(json.writeValueAsBytes(data));
    text.writeBytes(new byte[] {'\n', '\n'});
    return text.toByteArray();
  }
}
