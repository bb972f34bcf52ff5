package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.program.Operation;
import gopark.program.Outcome;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A function that asks the runtime for one thing, and takes what comes of it. */
final class RuntimeQuestion implements Native {
  private final Function<Fiber, Operation> question;
  private final BiConsumer<Fiber, Outcome> answer;

  private RuntimeQuestion(Function<Fiber, Operation> question, BiConsumer<Fiber, Outcome> answer) {
    this.question = question;
    this.answer = answer;
  }

  /** One without a result. */
  static Native to(Function<Fiber, Operation> question) {
    return new RuntimeQuestion(question, (f, outcome) -> {});
  }

  /** One whose result is the number that comes of it. */
  static Native forNumber(Function<Fiber, Operation> question) {
    return new RuntimeQuestion(question, (f, outcome) -> f.setWord(0, outcome.number));
  }

  /** One whose result is whether it went well. */
  static Native forFlag(Function<Fiber, Operation> question) {
    return new RuntimeQuestion(question, (f, outcome) -> f.setFlag(0, outcome.ok));
  }

  /** The argument at a place, as a handle or a count. */
  static int number(Fiber f, int place) {
    return (int) f.word(place);
  }

  @Override
  public Operation call(Fiber f) {
    return question.apply(f);
  }

  @Override
  public @Nullable Operation finish(Fiber f, Outcome outcome) {
    answer.accept(f, outcome);
    return null;
  }
}
