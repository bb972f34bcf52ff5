package gopark.web.lesson;

import gopark.practice.Exam;
import gopark.simulation.WorkMeter;
import org.springframework.stereotype.Component;

/** The exams that were asked for lately: one that was begun is handed in later. */
@Component
public final class Exams {

  private static final int KEPT = 64;

  private final Kept<Long, Exam> exams = new Kept<>(KEPT);

  /** The exam of that seed; the meter counts the work if its runs must be played. */
  public Exam of(long seed, WorkMeter work) {
    return exams.of(seed, () -> Exam.of(seed, work));
  }
}
