package gopark.web.api;

import gopark.scenario.Problem;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.session.Replayable;
import gopark.trace.EventTree;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.problem.ApiProblem;
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
final class ReplayJson {

  /** The most steps of one stretch. */
  static final long MOST_STEPS = 10_000;

  private static final int MOST_BYTES = 8 << 20;
  private static final int AT_A_TIME = 50;

  private final ByteArrayOutputStream json = new ByteArrayOutputStream();
  private final long to;
  private long seq;
  private long reached;

  private ReplayJson(long from, long to) {
    this.to = to;
    reached = from;
  }

  /** A stretch of a branch as a whole, or a refusal if that is too much. */
  static byte[] of(Replayable run, int branch, long from, long to) {
    ReplayJson replay = new ReplayJson(from, to);
    replay.deltas(run, branch, MOST_BYTES);
    if (replay.reached < to && replay.json.size() > MOST_BYTES) {
      throw tooLarge(replay.reached);
    }
    return replay.document(run, branch, from);
  }

  /**
   * As much of a stretch of the first branch as fits into that number of bytes; {@code to} tells
   * how far that is.
   */
  static byte[] within(int bytes, Replayable run, long from, long to) {
    ReplayJson replay = new ReplayJson(from, to);
    replay.deltas(run, 0, bytes);
    return replay.document(run, 0, from);
  }

  private void deltas(Replayable run, int branch, int mostBytes) {
    List<Change> changes = run.replay(branch, reached, to, AT_A_TIME);
    while (!changes.isEmpty() && json.size() <= mostBytes) {
      changes.forEach(this::delta);
      reached = changes.getLast().after().step();
      changes = reached < to ? run.replay(branch, reached, to, AT_A_TIME) : List.of();
    }
  }

  private byte[] document(Replayable run, int branch, long from) {
    byte[] deltas = json.toByteArray();
    json.reset();
    Moment start = still(Objects.requireNonNull(run.at(branch, from)), 0);
    long last = seq == 0 ? to : reached;
    text("{\"branch\":" + branch + ",\"from\":" + from + ",\"to\":" + last + ",\"snapshot\":");
    tree(MomentTree.of(start));
    text(",\"deltas\":[");
    json.writeBytes(deltas);
    text("]}");
    return json.toByteArray();
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
  }

  private static ApiProblem tooLarge(long step) {
    return Asked.refused(
        Problem.of(
                "to",
                "replay-too-large",
                "Up to step " + step + " this is all that one replay may hold.")
            .with("step", step));
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
        moment.costs(),
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
