package gopark.golang.machine;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.instruction.Jumps;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.WordComparison;
import gopark.golang.instruction.WordConversion;
import gopark.golang.instruction.WordOperator;
import gopark.golang.type.Basic;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoProgramTest {
  private static final long SLOW_PS = 100_000;
  private final Assembled assembled = new Assembled();

  /** {@code func fib(n int) int}, and a main that prints fib of the number. */
  private Code fib(int n) {
    Code fib = assembled.function("main.fib", 1, 4);
    Assembled.fill(
        fib,
        WordComparison.GREATER_OR_EQUAL.jumpOnConstant(0, 2, 2, 0),
        new ReturnWord(fib, 0),
        WordOperator.ADD.withConstant(3, 0, -1),
        new CallCode(fib, 3),
        WordConversion.COPY.of(1, 3),
        WordOperator.ADD.withConstant(3, 0, -2),
        new CallCode(fib, 3),
        WordOperator.ADD.of(1, 1, 3),
        new ReturnWord(fib, 1));
    fib.variables = List.of(new Code.Variable("n", 0, assembled.types.of(Basic.INT), false, 0, 9));
    Code main = assembled.function("main.main", 0, 4);
    var number = new PrintValues.Operand(2, assembled.types.of(Basic.INT));
    Assembled.fill(
        main,
        Moves.constant(2, n),
        new CallCode(fib, 2),
        new PrintValues(false, List.of(number)),
        new Return(main, 0));
    return main;
  }

  private Code endless() {
    Code main = assembled.function("main.main", 0, 1);
    Assembled.fill(main, Jumps.always(0, 1));
    return main;
  }

  @Test
  void functionsCallEachOther() {
    assertThat(Assembled.run(assembled.main(fib(20))))
        .contains(new Operation.Print("6765", true, true), new Operation.Return());
  }

  @Test
  void aCopyTakenAnywhereGoesOnAlike() {
    GoProgram program = assembled.main(fib(10), SLOW_PS, ProgramLimits.standard());
    List<Operation> all =
        Assembled.runAll(assembled.main(fib(10), SLOW_PS, ProgramLimits.standard()));
    Outcome outcome = new Outcome();
    for (int i = 0; i < all.size(); i++) {
      Copies copies = new Copies();
      GoProgram copy = copies.of(program, it -> it.copy(copies));
      assertThat(Assembled.runAll(copy)).isEqualTo(all.subList(i, all.size()));
      assertThat(program.next(outcome)).isEqualTo(all.get(i));
    }
  }

  @Test
  void timeIsTheSumOfWhatInstructionsCost() {
    long ns = 0;
    for (Operation operation : Assembled.runAll(assembled.main(fib(20)))) {
      ns += operation instanceof Operation.Compute compute ? compute.ns() : 0;
    }
    // 21891 calls at half a nanosecond; up to a microsecond may be left.
    assertThat(ns).isBetween(9_945L, 10_946L);
  }

  @Test
  void codeWithoutCallsIsATightLoop() {
    Outcome outcome = new Outcome();
    assertThat(assembled.main(endless()).next(outcome))
        .isInstanceOfSatisfying(Operation.Compute.class, it -> assertThat(it.calls()).isFalse());
    assertThat(assembled.main(fib(30)).next(outcome))
        .isInstanceOfAny(Operation.Compute.class, Operation.UseStack.class);
  }

  @Test
  void aProgramThatRunsTooLongIsStopped() {
    ProgramLimits limits = new ProgramLimits(100_000, 1 << 20, 1000, 1000);
    assertThat(Assembled.run(assembled.main(endless(), 500, limits)))
        .containsExactly(new Operation.Exhausted("instructions", 100_000));
  }

  @Test
  void callsWithoutEndOverflowTheStack() {
    Code main = assembled.function("main.main", 0, 2);
    Assembled.fill(main, new CallCode(main, 2), new Return(main, 0));
    GoProgram program = assembled.main(main, 500, new ProgramLimits(1 << 30, 1 << 20, 1, 100_000));
    Outcome outcome = new Outcome();
    Operation operation = program.next(outcome);
    while (!(operation instanceof Operation.UseStack stack) || stack.bytes() < 1L << 30) {
      operation = program.next(outcome);
    }
    assertThat(program.frames()).hasSize(101);
    assertThat(program.frames().get(50).function()).matches("\\.\\.\\.\\d+ frames elided\\.\\.\\.");
  }

  @Test
  void callsShowTheirVariables() {
    GoProgram program = assembled.main(fib(30));
    Outcome outcome = new Outcome();
    program.next(outcome);
    program.next(outcome);
    assertThat(program.calls().getFirst().variables())
        .singleElement()
        .satisfies(it -> assertThat(it.name()).isEqualTo("n"))
        .extracting(Variable::type)
        .isEqualTo("int");
    assertThat(program.calls().getLast().frame().function()).isEqualTo("main.main");
  }

  @Test
  void watchedLinesAreWhereItComesToAStop() {
    Code main = assembled.function("main.main", 0, 1);
    Assembled.fill(
        main,
        Moves.constant(0, 0),
        WordOperator.ADD.withConstant(0, 0, 1),
        WordComparison.LESS.jumpOnConstant(0, 3, -1, 2),
        new Return(main, 0));
    GoProgram program = assembled.main(main);
    program.watch(List.of(2));
    Outcome outcome = new Outcome();
    for (int round = 0; round < 3; round++) {
      assertThat(program.next(outcome)).isInstanceOf(Operation.Compute.class);
      assertThat(program.line().line()).isEqualTo(2);
    }
    assertThat(program.next(outcome)).isInstanceOf(Operation.Return.class);
  }
}
