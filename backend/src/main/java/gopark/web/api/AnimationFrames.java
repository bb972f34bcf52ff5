package gopark.web.api;

import gopark.picture.BoardAnimation.Frame;
import gopark.runtime.event.Event;
import gopark.scenario.Problem;
import gopark.session.Change;
import gopark.session.Moment;
import gopark.session.Replayable;
import gopark.simulation.WorkMeter;
import gopark.trace.Happening;
import gopark.web.event.EventTexts;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import gopark.web.problem.ApiProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The moments of a stretch that an animation shows: its first step, each step at which something
 * happens, and its last, with what happens there in words.
 */
final class AnimationFrames {

  /** The most frames: at the pace of reading they take some five minutes. */
  static final int MOST = 120;

  /** The most steps of a stretch, most of which may tell nothing. */
  static final long MOST_STEPS = 10_000;

  private static final int AT_A_TIME = 20;

  /** The most sentences that anybody reads while a frame is shown. */
  private static final int MOST_SENTENCES = 4;

  private static final long SENTENCE_WORK = 10_000;

  /** About what a frame takes until all are drawn, and each goroutine and thread in it. */
  private static final long FRAME_BYTES = 100_000;

  private static final long EACH_BYTES = 200;

  private final Texts texts;
  private final EventTexts eventTexts;
  private final Language language;
  private final WorkMeter work;
  private final List<Frame> frames = new ArrayList<>();
  private long bytes;

  AnimationFrames(Texts texts, EventTexts eventTexts, Language language, WorkMeter work) {
    this.texts = texts;
    this.eventTexts = eventTexts;
    this.language = language;
    this.work = work;
  }

  /** All frames, or a refusal if there are too many. */
  List<Frame> of(Replayable run, int branch, long from, long to) {
    if (to - from > MOST_STEPS) {
      throw Asked.refused(
          Problem.of(
                  "to",
                  "animation-too-long",
                  "An animation covers at most " + MOST_STEPS + " steps, not " + (to - from) + ".")
              .with("count", to - from)
              .with("most", MOST_STEPS));
    }
    Moment first = Objects.requireNonNull(run.at(branch, from));
    List<Change> led = from == 0 ? List.of() : run.replay(branch, from - 1, from, 1);
    add(first, led.isEmpty() ? List.of() : led.getLast().events(), 0);
    long reached = from;
    while (reached < to) {
      List<Change> changes = run.replay(branch, reached, to, AT_A_TIME);
      if (changes.isEmpty()) {
        break;
      }
      for (Change change : changes) {
        if (frames.size() == MOST) {
          throw tooMany(reached);
        }
        add(change.after(), change.events(), change.skipped());
        reached = change.after().step();
      }
      work.checkpoint(1);
    }
    return frames;
  }

  private void add(Moment moment, List<Event> events, long skipped) {
    List<Event> told =
        events.stream().filter(event -> !Happening.isBustle(event.at().kind())).toList();
    List<Event> read = told.subList(0, Math.min(MOST_SENTENCES, told.size()));
    work.spend(SENTENCE_WORK * (1 + read.size()));
    int things = moment.runtime().gs().size() + moment.runtime().ms().size();
    bytes += FRAME_BYTES + EACH_BYTES * things;
    work.holds(bytes);
    List<String> sentences =
        read.isEmpty()
            ? List.of(texts.get(language, "picture.no-event", Map.of("step", moment.step())))
            : read.stream().map(event -> eventTexts.sentence(language, event)).toList();
    frames.add(new Frame(moment.runtime(), sentences, told.size() - read.size() + skipped));
  }

  private static ApiProblem tooMany(long step) {
    return Asked.refused(
        Problem.of(
                "to",
                "animation-too-many-frames",
                "An animation has at most " + MOST + " frames, which reach to step " + step + ".")
            .with("most", MOST)
            .with("step", step));
  }
}
