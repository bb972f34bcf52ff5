package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.golang.machine.Closure;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.GoProgram;
import gopark.golang.machine.Native;
import gopark.golang.value.ChanValue;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.program.Operation;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/** What package time asks of the runtime. */
final class TimeNatives {
  private static final String TIME = "time";

  private TimeNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(TIME, "now", RuntimeQuestion.forNumber(f -> new Operation.Now()))
        .add(TIME, "sleep", RuntimeQuestion.to(f -> new Operation.Sleep(f.word(0))))
        .add(
            TIME,
            "newTimer",
            RuntimeQuestion.forNumber(f -> new Operation.NewTimer(f.word(0), f.word(1))))
        .add(TIME, "timerChannel", new TimerChannel())
        .add(TIME, "afterFunc", RuntimeQuestion.forNumber(TimeNatives::afterFunc))
        .add(TIME, "stopTimer", RuntimeQuestion.forFlag(f -> new Operation.StopTimer(number(f, 0))))
        .add(
            TIME,
            "resetTimer",
            RuntimeQuestion.forFlag(f -> new Operation.ResetTimer(number(f, 0), f.word(1))))
        .add(
            TIME,
            "durationText",
            f -> {
              f.setRef(0, DurationText.of(f.word(0)));
              return null;
            });
  }

  private static Operation afterFunc(Fiber f) {
    if (!(f.ref(1) instanceof Closure function)) {
      throw GoPanic.nilDereference();
    }
    return new Operation.AfterFunc(f.word(0), GoProgram.byTimer(f, function));
  }

  /** The channel of a timer; its second argument shows of what type its values are. */
  private static final class TimerChannel implements Native {
    @Override
    public Operation call(Fiber f) {
      return new Operation.TimerChannel(number(f, 0));
    }

    @Override
    public @Nullable Operation finish(Fiber f, Outcome outcome) {
      if (f.ref(1) instanceof Dynamic sample) {
        f.setRef(0, new ChanValue((int) outcome.number, sample.type, 1));
      }
      return null;
    }
  }
}
