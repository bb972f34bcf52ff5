package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.Ending;
import gopark.runtime.state.Stats;
import gopark.session.ProgramRun;
import org.jspecify.annotations.Nullable;

/**
 * What came of a program.
 *
 * @param exit its exit code; null if it has not ended
 * @param verdict what ended it, or what stopped it
 * @param limit the limit that it reached; null if none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ProgramResult(
    String stdout,
    String stderr,
    @Nullable Integer exit,
    String verdict,
    Ending.@Nullable Limit limit,
    long timeNs,
    long steps,
    Stats stats) {

  /** How a run comes to its end. */
  enum Verdict {
    RETURNED,
    EXIT,
    PANIC,
    DEADLOCK,
    FATAL,
    /** A signal has ended the program. */
    SIGNAL,
    LIMIT,
    /** The virtual time that it was given is over. */
    TIME,
    /** The work that the scheduler may have with it is done. */
    STEPS,
    /** The run stopped where nothing would ever happen any more. */
    REST
  }

  static ProgramResult of(ProgramRun run) {
    Ending ending = run.ending();
    return new ProgramResult(
        run.stdout(),
        run.stderr(),
        ending == null ? null : ending.exitCode(),
        ending == null ? ConstantWords.of(stopped(run)) : verdict(ending),
        ending == null ? null : ending.limit(),
        run.timeNs(),
        run.steps(),
        run.stats());
  }

  /** How a process ended, in the words of programs. */
  static String verdict(Ending ending) {
    return ConstantWords.of(ended(ending));
  }

  private static Verdict ended(Ending ending) {
    return switch (ending.cause()) {
      case RETURNED -> Verdict.RETURNED;
      case EXIT -> Verdict.EXIT;
      case PANIC -> Verdict.PANIC;
      case DEADLOCK -> Verdict.DEADLOCK;
      case FATAL -> Verdict.FATAL;
      case SIGNAL -> Verdict.SIGNAL;
      case LIMIT -> Verdict.LIMIT;
    };
  }

  private static Verdict stopped(ProgramRun run) {
    return switch (run.stop()) {
      case OUT_OF_TIME -> Verdict.TIME;
      case OUT_OF_STEPS -> Verdict.STEPS;
      case AT_REST, ENDED -> Verdict.REST;
    };
  }
}
