package gopark.golang.machine;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.instruction.Moves;
import gopark.golang.type.Basic;
import gopark.golang.type.Named;
import gopark.golang.type.Type;
import gopark.golang.value.Dynamic;
import gopark.program.Operation;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PanicTest {
  private final Assembled assembled = new Assembled();

  private Dynamic value(Type type, long word, @Nullable Object ref) {
    return new Dynamic(assembled.types.of(type), word, ref);
  }

  private Dynamic string(String text) {
    return value(Basic.STRING, 0, text);
  }

  private static Code fill(Code code, Instruction... instructions) {
    Assembled.fill(code, instructions);
    return code;
  }

  private Code panics(String name, Dynamic value) {
    return fill(assembled.function(name, 0, 1), Moves.constantRef(0, value), new PanicValue(0));
  }

  private Code withDefers(String name, Instruction... before) {
    Code code = assembled.function(name, 0, 4);
    Instruction[] all = Arrays.copyOf(before, before.length + 2);
    all[before.length] = new RunDefers();
    all[before.length + 1] = new Return(code, 0);
    code.recoveryPc = before.length;
    return fill(code, all);
  }

  private List<Operation> run(Code main) {
    return Assembled.run(assembled.main(main));
  }

  @Test
  void aPanicEndsTheGoroutineWithItsText() {
    assertThat(run(panics("main.main", string("no")))).containsExactly(new Operation.Panic("no"));
  }

  @Test
  void valuesArePrintedByTheirTypes() {
    Named named = new Named("Code", "main", "main");
    named.define(Basic.INT);
    assertThat(run(panics("main.main", value(named, 7, null))))
        .containsExactly(new Operation.Panic("main.Code(7)"));
  }

  @Test
  void deferredCallsRunNewestFirstAndThenThePanicGoesOn() {
    Code one = fill(assembled.function("main.one", 0, 1), printing("one"), new Return(null, 0));
    Code two = fill(assembled.function("main.two", 0, 1), printing("two"), new Return(null, 0));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(one, 0, 0, -1),
            DeferCall.ofCode(two, 0, 0, -1),
            Moves.constantRef(0, string("over")),
            new PanicValue(0));
    assertThat(run(main))
        .containsExactly(
            new Operation.Print("two", true),
            new Operation.Print("one", true),
            new Operation.Panic("over"));
  }

  @Test
  void deferredCallsRunAtTheEndOfAFunctionToo() {
    Code one = fill(assembled.function("main.one", 0, 1), printing("one"), new Return(null, 0));
    Code main = withDefers("main.main", DeferCall.ofCode(one, 0, 0, -1), printing("first"));
    assertThat(run(main))
        .containsExactly(
            new Operation.Print("first", true),
            new Operation.Print("one", true),
            new Operation.Return());
  }

  @Test
  void whoRecoversReturnsToItsCallerAsIfNothingHadBeen() {
    Code rescue =
        fill(assembled.function("main.rescue", 0, 1), new Recover(0, false), new Return(null, 0));
    Code inner = panics("main.inner", string("a"));
    Code middle =
        withDefers("main.middle", DeferCall.ofCode(rescue, 0, 0, -1), new CallCode(inner, 3));
    Code main =
        fill(
            assembled.function("main.main", 0, 2),
            new CallCode(middle, 2),
            printing("alive"),
            new Return(null, 0));
    assertThat(run(main))
        .containsExactly(new Operation.Print("alive", true), new Operation.Return());
  }

  @Test
  void recoverInAFunctionThatADeferredCallCallsGivesNothing() {
    Code rescue =
        fill(assembled.function("main.rescue", 0, 1), new Recover(0, false), new Return(null, 0));
    Code indirect =
        fill(
            assembled.function("main.indirect", 0, 2),
            new CallCode(rescue, 1),
            new Return(null, 0));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(indirect, 0, 0, -1),
            Moves.constantRef(0, string("a")),
            new PanicValue(0));
    assertThat(run(main)).containsExactly(new Operation.Panic("a"));
  }

  @Test
  void panicsInDeferredCallsArePrintedOneByOne() {
    Code second = panics("main.second", string("b\nc"));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(second, 0, 0, -1),
            Moves.constantRef(0, string("a")),
            new PanicValue(0));
    assertThat(run(main)).containsExactly(new Operation.Panic("a\n\tpanic: b\n\tc"));
  }

  @Test
  void aRecoveredPanicIsMarkedIfAnotherFollows() {
    Code second =
        fill(
            assembled.function("main.second", 0, 2),
            new Recover(1, false),
            Moves.constantRef(0, string("b")),
            new PanicValue(0));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(second, 0, 0, -1),
            Moves.constantRef(0, string("a")),
            new PanicValue(0));
    assertThat(run(main)).containsExactly(new Operation.Panic("a [recovered]\n\tpanic: b"));
  }

  @Test
  void theSameValuePanickedWithAgainIsPrintedOnce() {
    Code again =
        fill(assembled.function("main.again", 0, 2), new Recover(0, false), new PanicValue(0));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(again, 0, 0, -1),
            Moves.constantRef(0, string("a")),
            new PanicValue(0));
    assertThat(run(main)).containsExactly(new Operation.Panic("a [recovered, repanicked]"));
  }

  @Test
  void aPanicWithNilIsAnError() {
    Code main =
        fill(assembled.function("main.main", 0, 1), Moves.constantRef(0, null), new PanicValue(0));
    assertThat(run(main)).containsExactly(new Operation.Panic("panic called with nil argument"));
  }

  @Test
  void aCallOfANilFunctionIsASignal() {
    Code main =
        fill(
            assembled.function("main.main", 0, 2),
            Moves.constantRef(0, null),
            new CallClosure(0, 2, false),
            new Return(null, 0));
    assertThat(run(main).getFirst())
        .isInstanceOfSatisfying(
            Operation.Panic.class,
            it ->
                assertThat(it.text())
                    .startsWith(
                        "runtime error: invalid memory address or nil pointer dereference\n"
                            + "[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x"));
  }

  @Test
  void callsInProgressAreShownWithThePanicBetweenThem() {
    Code second = panics("main.second", string("b"));
    Code main =
        withDefers(
            "main.main",
            DeferCall.ofCode(second, 0, 0, -1),
            Moves.constantRef(0, string("a")),
            new PanicValue(0));
    GoProgram program = assembled.main(main);
    Assembled.run(program);
    assertThat(program.frames())
        .extracting(frame -> frame.function() + ":" + frame.line().line())
        .containsExactly("main.second():2", "panic({0x0?, 0x0?}):860", "main.main():3");
  }

  private static Instruction printing(String text) {
    return new Instruction() {
      @Override
      public int run(Fiber f, int pc) {
        return f.wait(f.print(text, true));
      }
    };
  }
}
