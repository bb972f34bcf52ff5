package gopark.web.stream;

import gopark.runtime.event.Event;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.trace.EventTree;
import io.netty.buffer.ByteBufAllocator;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Puts what has happened into messages. */
final class FrameEncoder {

  private static final String TIME = "timeNs";

  /** What is different where only time has passed. */
  private static final Set<String> CLOCK = Set.of(TIME);

  /** Bytes for the events of one message, some two hundred: more than anybody sees in its time. */
  private static final int ROOM_FOR_EVENTS = 32 * 1024;

  /**
   * Bytes for the events of a message that stands for several, mostly for all that are told at all.
   */
  private static final int ROOM_FOR_MERGED = 64 * 1024;

  private static final int HEAD = 64;

  private final JsonMapper json;
  private final ByteBufAllocator buffers;
  private final String epoch;
  private final LongSupplier nowMs;

  /**
   * @param epoch what the ids of these messages begin with; no other's do
   */
  FrameEncoder(JsonMapper json, ByteBufAllocator buffers, String epoch, LongSupplier nowMs) {
    this.json = json;
    this.buffers = buffers;
    this.epoch = epoch;
    this.nowMs = nowMs;
  }

  /** All that is to be seen at the moment of that number. */
  Frame snapshot(long number, Moment moment) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>(MomentTree.of(moment));
    tree.put("atMs", nowMs.getAsLong());
    return Frame.of(buffers, Frame.Kind.SNAPSHOT, 0, number, text(number, "snapshot", tree));
  }

  /** How the moment of one number became that of another; null if nothing is different. */
  @Nullable Frame next(long from, long to, Change change) {
    Map<String, @Nullable Object> patch = MomentTree.patch(change.before(), change.after());
    return patch.isEmpty() && change.events().isEmpty()
        ? null
        : change(Frame.Kind.DELTA, from, to, change, patch);
  }

  /** A delta over several numbers; a viewer needs it even if in the end nothing is different. */
  Frame merged(long from, long to, Change change) {
    return change(
        Frame.Kind.MERGED, from, to, change, MomentTree.patch(change.before(), change.after()));
  }

  /** The last frame of a stream. */
  Frame end(long number) {
    return Frame.of(buffers, Frame.Kind.OTHER, 0, number, text(number, "end", Map.of()));
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
    if (isClock) {
      return Frame.of(buffers, kind, from, to, text(to, "clock", tree));
    }
    tree.put("patch", patch);
    byte[] state = json.writeValueAsBytes(tree);
    return Frame.of(
        buffers,
        kind,
        from,
        to,
        text(to, "delta", withEvents(state, change, room(kind))),
        state.length);
  }

  private static int room(Frame.Kind kind) {
    return kind == Frame.Kind.MERGED ? ROOM_FOR_MERGED : ROOM_FOR_EVENTS;
  }

  /** Adds the newest events, as many as there is room for; the others are counted. */
  private byte[] withEvents(byte[] tree, Change change, int allowed) {
    ArrayDeque<byte[]> told = new ArrayDeque<>();
    int room = allowed;
    for (Event event : change.events().reversed()) {
      byte[] one = json.writeValueAsBytes(EventTree.of(event));
      room -= one.length + 1;
      if (room < 0) {
        break;
      }
      told.addFirst(one);
    }
    long skipped = change.skipped() + change.events().size() - told.size();
    ByteArrayOutputStream all = new ByteArrayOutputStream(tree.length + allowed - room);
    all.write(tree, 0, tree.length - 1);
    all.writeBytes(ascii(",\"events\":["));
    String between = "";
    for (byte[] one : told) {
      all.writeBytes(ascii(between));
      all.writeBytes(one);
      between = ",";
    }
    all.writeBytes(ascii(skipped == 0 ? "]}" : "],\"skipped\":" + skipped + "}"));
    return all.toByteArray();
  }

  private byte[] text(long number, String event, Map<String, ?> data) {
    return text(number, event, json.writeValueAsBytes(data));
  }

  private byte[] text(long number, String event, byte[] data) {
    ByteArrayOutputStream text = new ByteArrayOutputStream(data.length + HEAD);
    text.writeBytes(ascii("id: " + epoch + "-" + number + "\nevent: " + event + "\ndata: "));
    text.writeBytes(data);
    text.writeBytes(ascii("\n\n"));
    return text.toByteArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
