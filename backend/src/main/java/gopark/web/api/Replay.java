package gopark.web.api;

import gopark.scenario.Problem;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.session.Reel;
import gopark.trace.EventTree;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a branch in JSON: {@code {branch, from, to, snapshot, deltas: [{seq, step, timeNs,
 * patch, events, skipped?}]}}. It tells nothing of the session but the run, which does not change
 * when somebody plays or pauses; seq counts the deltas.
 */
final class Replay {

  /** Of one stretch. */
  static final long MOST_STEPS = 10_000;

  private static final int MOST_BYTES = 8 << 20;
  private static final int AT_A_TIME = 50;

  private final ByteArrayOutputStream json = new ByteArrayOutputStream();
  private final long to;
  private long seq;

  private Replay(long to) {
    this.to = to;
  }

  static byte[] of(Reel reel, int branch, long from, long to) {
    Replay replay = new Replay(to);
    replay.write(reel, branch, from);
    return replay.json.toByteArray();
  }

  private void write(Reel reel, int branch, long from) {
    Moment start = still(Objects.requireNonNull(reel.at(branch, from)), 0);
    text("{\"branch\":" + branch + ",\"from\":" + from + ",\"to\":" + to + ",\"snapshot\":");
    tree(MomentTree.of(start));
    text(",\"deltas\":[");
    long step = from;
    List<Change> changes = reel.replay(branch, step, to, AT_A_TIME);
    while (!changes.isEmpty()) {
      changes.forEach(this::delta);
      step = changes.getLast().after().step();
      changes = step < to ? reel.replay(branch, step, to, AT_A_TIME) : List.of();
    }
    text("]}");
  }

  private void delta(Change change) {
    Moment before = still(change.before(), seq);
    seq++;
    Moment after = still(change.after(), seq);
    Map<String, @Nullable Object> delta = new LinkedHashMap<>();
    delta.put("seq", seq);
    delta.put("step", after.step());
    delta.put("timeNs", after.timeNs());
    delta.put("patch", MomentTree.patch(before, after));
    delta.put("events", change.events().stream().map(EventTree::of).toList());
    if (change.skipped() > 0) {
      delta.put("skipped", change.skipped());
    }
    text(seq > 1 ? "," : "");
    tree(delta);
    if (json.size() > MOST_BYTES) {
      throw Asked.refused(
          Problem.of(
                  "to",
                  "replay-too-large",
                  "Up to step " + after.step() + " this is all that one replay may hold.")
              .with("step", after.step()));
    }
  }

  /** The moment without what belongs to the session and not to the run. */
  private Moment still(Moment moment, long number) {
    return new Moment(
        moment.session(),
        moment.scene(),
        number,
        moment.timeNs(),
        false,
        null,
        moment.branch(),
        to,
        moment.events(),
        moment.rules(),
        new LinkedHashMap<>(),
        null,
        null,
        null,
        moment.quiet(),
        moment.latency(),
        moment.source(),
        moment.runtime());
  }

  private void text(String text) {
    json.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private void tree(Object tree) {
    json.writeBytes(Documents.write(tree, Format.JSON));
  }
}
