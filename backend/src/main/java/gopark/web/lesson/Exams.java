package gopark.web.lesson;

import gopark.practice.Exam;
import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The exams that were asked for lately: one that was begun is handed in later. */
@Component
public final class Exams {

  private static final int KEPT = 64;

  private final Map<Long, Exam> kept = new LinkedHashMap<>(16, 0.75F, true);

  /** The exam of that seed; the meter counts the work if its runs must be played. */
  public Exam of(long seed, WorkMeter work) {
    Exam known = known(seed);
    return known == null ? keep(Exam.of(seed, work)) : known;
  }

  private synchronized @Nullable Exam known(long seed) {
    return kept.get(seed);
  }

  private synchronized Exam keep(Exam exam) {
    kept.put(exam.seed(), exam);
    if (kept.size() > KEPT) {
      kept.remove(kept.keySet().iterator().next());
    }
    return exam;
  }
}
