package gopark.program.script;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Operation.AddToGroup;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.Receive;
import gopark.program.Operation.Return;
import gopark.program.Operation.Select;
import gopark.program.Operation.SelectCase;
import gopark.program.Operation.Send;
import gopark.program.Program;
import gopark.program.SourceLine;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a script's goroutine asks of the runtime, in order. */
class ScriptProgramTest {

  @Test
  void statementsThatOnlyComputeTakeNoTime() {
    Rehearsal main =
        Rehearsal.of(
            "func main", "let x = 2 * (3 + 4) % 5", "set x = x - 1", "say x", "gosched", "end");
    assertThat(main.rest()).containsExactly(new Gosched(), new Return());
  }

  @Test
  void aRoundWithoutAnOperationTakesTimeAndOneWithAnOperationDoesNot() {
    Rehearsal idle = Rehearsal.of("func main", "forever", "end", "end");
    for (int round = 0; round < 5; round++) {
      assertThat(idle.next()).isInstanceOf(Compute.class);
    }
    Rehearsal busy = Rehearsal.of("func main", "forever", "gosched", "end", "end");
    for (int round = 0; round < 5; round++) {
      assertThat(busy.next()).isInstanceOf(Gosched.class);
    }
  }

  @Test
  void callsWithoutEndTakeTimeAndEverMoreStack() {
    Rehearsal main = Rehearsal.of("func main", "call main", "end");
    long deepest = 0;
    for (int i = 0; i < 1000; i++) {
      Operation operation = main.next();
      assertThat(operation).isInstanceOfAny(Compute.class, Operation.UseStack.class);
      if (operation instanceof Operation.UseStack stack) {
        assertThat(stack.bytes()).isGreaterThan(deepest);
        deepest = stack.bytes();
      }
    }
    assertThat(deepest).isGreaterThan(100_000);
  }

  @Test
  void theSameOperationIsTheSameObject() {
    Rehearsal main = Rehearsal.of("chan c", "func main", "forever", "send c, 1", "end", "end");
    Operation first = main.next();
    assertThat(first).isEqualTo(new Send(1, 1L));
    assertThat(main.next()).isSameAs(first);
  }

  @Test
  void whatIsReceivedGoesToVariables() {
    Rehearsal main =
        Rehearsal.of("chan c", "func main", "recv c -> v, ok", "println v, ok", "call main", "end");
    assertThat(main.next()).isEqualTo(new Receive(1));
    assertThat(main.nextAfter("ball", true)).isEqualTo(new Operation.Print("ball true\n", false));
  }

  @Test
  void aClosedChannelGivesZeroAndEndsARange() {
    Rehearsal main =
        Rehearsal.of("chan c", "func main", "range c -> v", "say v", "end", "print said", "end");
    assertThat(main.next()).isEqualTo(new Receive(1));
    assertThat(main.nextAfter(7L, true)).isEqualTo(new Receive(1));
    assertThat(main.nextAfter(8L, true)).isEqualTo(new Receive(1));
    assertThat(main.nextAfter(0L, false)).isEqualTo(new Operation.Print("7 8\n", false));
  }

  @Test
  void aSelectGoesOnWithTheChosenCase() {
    Rehearsal main =
        Rehearsal.of(
            "chan a",
            "func main",
            "let none = nil",
            "select",
            "case recv a -> v, ok",
            "println \"got\", v, ok",
            "case send none, 5",
            "println \"sent\"",
            "default",
            "println \"neither\"",
            "end",
            "call main",
            "end");
    Select select =
        new Select(List.of(new SelectCase(1, false, null), new SelectCase(0, true, 5L)), true);
    assertThat(main.next()).isEqualTo(select);
    main.outcome.number = 0;
    assertThat(main.nextAfter("x", true)).isEqualTo(new Operation.Print("got x true\n", false));
    assertThat(main.next()).isEqualTo(select);
    main.outcome.number = -1;
    assertThat(main.next()).isEqualTo(new Operation.Print("neither\n", false));
  }

  @Test
  void textsAreJoinedAsSprintDoes() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "say \"a\", 1",
            "say 1, 2, \"b\", true, nil",
            "say sprint(1, 2) + 3",
            "say length(\"four\")",
            "print said",
            "end");
    assertThat(main.printed()).isEqualTo("a1 1 2btrue <nil> 1 23 4\n");
  }

  @Test
  void loopsGoWhereTheySay() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "for i from 1 to 5",
            "if i == 2",
            "continue",
            "else if i == 4 && true",
            "break",
            "else",
            "say i",
            "end",
            "end",
            "each x \"a\", \"b\"",
            "repeat 2",
            "say x",
            "end",
            "end",
            "let n = 0",
            "while !(n >= 2)",
            "set n = n + 1",
            "end",
            "say n",
            "print said",
            "end");
    assertThat(main.printed()).isEqualTo("1 3 a a b b 2\n");
  }

  @Test
  void aFunctionGivesItsResult() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "call twice 4 -> x",
            "println x",
            "end",
            "func twice n",
            "defer say \"never seen\"",
            "return n * 2",
            "end");
    assertThat(main.printed()).isEqualTo("8\n");
  }

  @Test
  void aBlockHasCopiesOfTheVariablesAroundIt() {
    Rehearsal main =
        Rehearsal.of(
            "func main", "let x = 1", "go", "println x", "end", "set x = 2", "println x", "end");
    assertThat(main.next()).isInstanceOf(Operation.Go.class);
    assertThat(main.next()).isEqualTo(new Operation.Print("2\n", false));
  }

  @Test
  void aGoroutineOfAGroupIsCountedBeforeItStartsAndWhenItEnds() {
    Rehearsal main =
        Rehearsal.of("group wg", "func main", "go with wg", "gosched", "end", "wait wg", "end");
    List<Operation> operations = main.rest();
    assertThat(operations.getFirst()).isEqualTo(new AddToGroup(1, 1));
    assertThat(operations.get(2)).isEqualTo(new Operation.WaitForGroup(1));
    Operation.Go go = (Operation.Go) operations.get(1);
    assertThat(new Rehearsal(program(go)).rest())
        .containsExactly(new Gosched(), new AddToGroup(1, -1), new Return());
  }

  @Test
  void aOnceIsDoneUnderItsMutexAndOnlyOnce() {
    Rehearsal main =
        Rehearsal.of("once o", "func main", "repeat 2", "once o", "gosched", "end", "end", "end");
    assertThat(main.rest())
        .containsExactly(
            new Operation.Lock(1), new Gosched(), new Operation.Unlock(1), new Return());
  }

  @Test
  void theKindOfALockChoosesTheOperation() {
    Rehearsal main =
        Rehearsal.of("mutex m", "rwmutex rw", "func main", "lock m", "lock rw", "rlock m", "end");
    assertThat(main.next()).isEqualTo(new Operation.Lock(1));
    assertThat(main.next()).isEqualTo(new Operation.WriteLock(2));
    assertThat(main.next())
        .isEqualTo(new Operation.Fatal("a.script:6: a rwmutex is wanted, and this is a mutex"));
  }

  @Test
  void goroutinesShareWhatIsDeclaredAtTheTop() {
    Rehearsal main =
        Rehearsal.of(
            "var x = 0",
            "func main",
            "go other",
            "go other",
            "println x",
            "end",
            "func other",
            "set x = x + 1",
            "end");
    Rehearsal one = new Rehearsal(program((Operation.Go) main.next()));
    Rehearsal two = new Rehearsal(program((Operation.Go) main.next()));
    one.rest();
    two.rest();
    assertThat(main.next()).isEqualTo(new Operation.Print("2\n", false));
  }

  @Test
  void copiesGoTheirOwnWayTogether() {
    Rehearsal main =
        Rehearsal.of(
            "var x = 0",
            "func main",
            "go other",
            "gosched",
            "println x",
            "end",
            "func other",
            "defer gosched",
            "set x = x + 1",
            "end");
    Program other = program((Operation.Go) main.next());
    assertThat(main.next()).isInstanceOf(Gosched.class);
    Copies copies = new Copies();
    Rehearsal mainCopy = new Rehearsal(main.program.copy(copies));
    Rehearsal otherCopy = new Rehearsal(other.copy(copies));
    assertThat(otherCopy.next()).isInstanceOf(Gosched.class);
    assertThat(mainCopy.next()).isEqualTo(new Operation.Print("1\n", false));
    assertThat(main.next()).isEqualTo(new Operation.Print("0\n", false));
  }

  @Test
  void framesNameFunctionsAndLines() {
    Rehearsal main =
        Rehearsal.of("func main", "call helper @12", "end", "func helper", "gosched", "end");
    assertThat(main.next()).isInstanceOf(Compute.class);
    assertThat(main.next()).isInstanceOf(Gosched.class);
    assertThat(main.program.frames())
        .containsExactly(
            new Frame("main.helper", new SourceLine("a.script", 5)),
            new Frame("main.main", new SourceLine("a.go", 12)));
    assertThat(main.program.innermost()).isEqualTo(main.program.frames().getFirst());
  }

  private static Program program(Operation.Go go) {
    Program program = go.program();
    assertThat(program).isNotNull();
    return program;
  }
}
