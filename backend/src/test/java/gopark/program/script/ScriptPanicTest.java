package gopark.program.script;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Operation.Goexit;
import gopark.program.Operation.Panic;
import gopark.program.Operation.Print;
import gopark.program.Operation.Return;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deferred calls, panics and Goexit unwind a goroutine as in Go. */
class ScriptPanicTest {

  @Test
  void deferredCallsRunLastFirstWhenTheFunctionReturns() {
    Rehearsal main =
        Rehearsal.of("func main", "defer println 1", "defer println 2", "println 3", "end");
    assertThat(main.printed()).isEqualTo("3\n2\n1\n");
  }

  @Test
  void aPanicRunsTheDeferredCallsAndEndsTheProgram() {
    Rehearsal main =
        Rehearsal.of("func main", "defer println 1", "panic \"boom\"", "println 2", "end");
    assertThat(main.rest()).containsExactly(new Print("1\n", false), new Panic("boom"));
  }

  @Test
  void aRecoveredPanicEndsOnlyItsFunction() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "call careful",
            "println \"goes on\"",
            "end",
            "func careful",
            "defer println \"too\"",
            "defer",
            "recover -> r",
            "println r",
            "end",
            "panic \"boom\"",
            "end");
    assertThat(main.printed()).isEqualTo("boom\ntoo\ngoes on\n");
  }

  @Test
  void onlyADeferredCallItselfCanRecover() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "defer call outer",
            "panic \"boom\"",
            "end",
            "func outer",
            "call inner",
            "end",
            "func inner",
            "recover -> r",
            "end");
    assertThat(main.rest()).containsExactly(new Panic("boom"));
  }

  @Test
  void thePanicOfAnOperationCanBeRecovered() {
    Rehearsal main =
        Rehearsal.of(
            "chan c", "func main", "defer", "recover -> r", "println r", "end", "close c", "end");
    assertThat(main.next()).isEqualTo(new Operation.Close(1));
    assertThat(main.nextAfterPanic("close of closed channel"))
        .isEqualTo(new Print("close of closed channel\n", false));
    assertThat(main.next()).isEqualTo(new Return());
  }

  @Test
  void aDivisionByZeroIsAPanic() {
    assertThat(Rehearsal.of("var zero = 0", "func main", "say 1 / zero", "end").rest())
        .containsExactly(new Panic("runtime error: integer divide by zero"));
  }

  @Test
  void aPanicInADeferredCallIsShownBelowTheFirst() {
    Rehearsal main = Rehearsal.of("func main", "defer panic \"second\"", "panic \"first\"", "end");
    assertThat(main.rest()).containsExactly(new Panic("first\n\tpanic: second"));
  }

  @Test
  void aRecoveredPanicThatIsFollowedByAnotherIsMarked() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "defer",
            "recover -> r",
            "panic r + \" again\"",
            "end",
            "panic \"first\"",
            "end");
    assertThat(main.rest()).containsExactly(new Panic("first [recovered]\n\tpanic: first again"));
  }

  @Test
  void aPanicRaisedAgainIsShownOnce() {
    Rehearsal main =
        Rehearsal.of(
            "func main", "defer", "recover -> r", "panic r", "end", "panic \"first\"", "end");
    assertThat(main.rest()).containsExactly(new Panic("first [recovered, repanicked]"));
    assertThat(main.program.frames())
        .extracting(Frame::function)
        .containsExactly("main.main.func1", "panic(...)", "main.main");
  }

  @Test
  void aPanicRecoveredInsideADeferredCallLeavesTheOuterOne() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "defer call careful",
            "panic \"outer\"",
            "end",
            "func careful",
            "defer",
            "recover -> r",
            "end",
            "panic \"inner\"",
            "end");
    assertThat(main.rest()).containsExactly(new Panic("outer"));
  }

  @Test
  void goexitRunsTheDeferredCallsAndIsNoPanic() {
    Rehearsal main =
        Rehearsal.of(
            "func main", "defer", "recover -> r", "println r", "end", "goexit", "println 1", "end");
    assertThat(main.rest()).containsExactly(new Print("<nil>\n", false), new Goexit());
  }

  @Test
  void goexitGivesAPanicUp() {
    assertThat(Rehearsal.of("func main", "defer goexit", "panic \"given up\"", "end").rest())
        .containsExactly(new Goexit());
  }

  @Test
  void aRecoveredPanicDoesNotStopAGoexit() {
    Rehearsal main =
        Rehearsal.of(
            "func main",
            "defer println \"last\"",
            "defer",
            "recover -> r",
            "println r",
            "end",
            "defer panic \"in between\"",
            "goexit",
            "end");
    assertThat(main.rest())
        .isEqualTo(
            List.of(new Print("in between\n", false), new Print("last\n", false), new Goexit()));
  }
}
