package gopark.slices;

import gopark.condition.Asker;
import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.Conditions;
import gopark.picture.BoardPicture;
import gopark.picture.PictureFormat;
import gopark.picture.PictureTexts;
import gopark.picture.PictureTheme;
import gopark.runtime.Crowd;
import gopark.runtime.GoRuntime;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;

/** What a server computes for strangers, besides compiling: each as large as it may be. */
final class SlicedWork {
  private static final int MANY = 200_000;
  private static final int TIMES = 20;
  private static final int FIELDS = 80_000;
  private static final Conditions CONDITIONS = Conditions.shared();

  /** Texts as they would be, without a language. */
  private static final PictureTexts WORDS =
      new PictureTexts() {
        @Override
        public String text(String key, Map<String, ?> arguments) {
          return key + arguments;
        }

        @Override
        public String language() {
          return "en";
        }
      };

  private SlicedWork() {}

  static SequencedMap<String, Consumer<TimedMeter>> all() {
    SequencedMap<String, Consumer<TimedMeter>> all = new LinkedHashMap<>();
    Swapped work = new Swapped();
    GoRuntime sleepers = crowd(MANY, Crowd.Doing.SLEEPS, work);
    GoRuntime queued = crowd(MANY, Crowd.Doing.COMPUTES, work);
    GoRuntime few = crowd(1_000, Crowd.Doing.SLEEPS, work);
    // A server has used conditions to read its scenes before it answers anybody.
    ask("gs.size() > 0", few.snapshot(), WorkMeter.unlimited());
    for (String text :
        new String[] {
          "gs.all(a, gs.all(b, gs.all(c, a + b + c >= 0)))",
          "gs.all(a, gs.all(b, gs[a].status != gs[b].name))",
          "gs.all(a, gs[a].status != '_Gidle' && gs[a].id == a)",
          "gs.map(a, gs.map(b, b).size()).size() == 1",
          "gs.exists(a, gs[a].name.matches('^(a+)+$'))",
          "gs.all(a, a" + "+a".repeat(20) + " > 0)",
          "[1,2,3,4,5,6,7,8,9].all(a, [1,2,3,4,5,6,7,8,9].all(b, [1,2,3].all(c, a+b+c > 0)))"
        }) {
      all.put("condition " + text, meter -> ask(text, few.snapshot(), meter));
    }
    all.put("snapshot of sleepers", work.with(sleepers::snapshot));
    all.put("snapshot of queued", work.with(queued::snapshot));
    all.put("page of queued", work.with(() -> queued.goroutines(null, MANY - 256, 256)));
    all.put("sigquit", work.with(sleepers::sigquit));
    all.put("schedtrace", work.with(() -> queued.schedtrace(true)));
    all.put("why of queued", work.with(() -> queued.why(MANY)));
    all.put("calls", work.with(() -> queued.calls(MANY)));
    all.put("weight", work.with(queued::weight));
    all.put("laws", work.with(queued::checkInvariants));
    all.put("copy of sleepers", work.with(() -> sleepers.copy(new Unheard())));
    all.put("copy of queued", work.with(() -> queued.copy(new Unheard())));
    all.put("crowd starts", meter -> crowd(MANY, Crowd.Doing.SLEEPS, work.on(meter)));
    all.put("board of sleepers", meter -> draw(few.snapshot(), meter));
    all.put("board of queued", meter -> draw(queued.snapshot(), meter));
    all.put("document", SlicedWork::read);
    return all;
  }

  private static void ask(String text, RuntimeSnapshot snapshot, WorkMeter meter) {
    if (CONDITIONS.compile(text) instanceof Compiled.Ready(Condition condition)) {
      Asker asker = new Asker(meter);
      for (int i = 0; i < TIMES; i++) {
        condition.test(asker, snapshot);
      }
    }
  }

  private static void draw(RuntimeSnapshot snapshot, WorkMeter meter) {
    PictureFormat format = new PictureFormat(PictureTheme.LIGHT, 1440, 900);
    for (int i = 0; i < TIMES; i++) {
      BoardPicture.svg(snapshot, format, WORDS, meter);
    }
  }

  private static void read(WorkMeter meter) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", 1);
    for (int i = 0; i < FIELDS; i++) {
      document.put("field" + i, i);
    }
    Scenario.read(document, meter);
  }

  private static GoRuntime crowd(int count, Crowd.Doing doing, WorkMeter work) {
    return Crowd.of(count, 8, doing, new Unheard(), work);
  }
}
