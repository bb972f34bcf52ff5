package gopark.runtime;

import static gopark.runtime.ListRun.channel;
import static gopark.runtime.ListRun.close;
import static gopark.runtime.ListRun.gosched;
import static gopark.runtime.ListRun.send;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.runtime.state.WaitReason;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectTest {
  private static final int X = 1;
  private static final int Y = 2;

  private static ListProgram main() {
    return ListProgram.of("main.main").then(channel(0)).then(channel(0));
  }

  private static ListProgram goroutine() {
    return ListProgram.of("main.main.func1");
  }

  private static SelectCase from(int channel) {
    return new SelectCase(channel, false, null);
  }

  private static SelectCase to(int channel, Object value) {
    return new SelectCase(channel, true, value);
  }

  private static Operation select(SelectCase... cases) {
    return new Operation.Select(List.of(cases), false);
  }

  private static Operation selectOrDefault(SelectCase... cases) {
    return new Operation.Select(List.of(cases), true);
  }

  @Test
  void aWaitingSelectGoesOnWithTheCaseThatHappens() {
    Operation both = select(from(X), from(Y));
    ListProgram main =
        main()
            .go(goroutine().then(both).noteNumber("case").noteValue("v").then(both).noteValue("v"))
            .then(gosched())
            .then(send(Y, 1))
            .note("sent-y")
            .then(send(X, 2))
            .note("sent-x")
            .then(gosched(), 3);

    assertThat(ListRun.of(main).noted()).isEqualTo("sent-y case1 v1 v2 sent-x");
  }

  @Test
  void aSelectThatWasWokenLeavesTheOtherQueues() {
    ListProgram main =
        main()
            .goAndYield(goroutine().then(select(from(X), from(Y))).noteValue("v"))
            .then(send(X, 1))
            .then(selectOrDefault(to(Y, 2)))
            .noteNumber("before")
            .then(gosched())
            .then(selectOrDefault(to(Y, 2)))
            .noteNumber("after");

    assertThat(ListRun.of(main).noted()).isEqualTo("before-1 v1 after-1");
  }

  @Test
  void aDefaultIsTakenOnlyIfNothingElseCan() {
    Operation poll = selectOrDefault(from(X));
    ListProgram main = main().go(goroutine().then(send(X, 1)));
    for (int i = 0; i < 3; i++) {
      main.then(poll).noteNumber("").noteValue("got").then(gosched());
    }

    assertThat(ListRun.of(main).noted()).isEqualTo("-1 0 got1 -1");
  }

  @Test
  void aSelectSendsToAReceiverThatSelects() {
    ListProgram main =
        main()
            .goAndYield(goroutine().then(select(from(X), from(Y))).noteValue("v"))
            .then(select(to(Y, 7), from(X)))
            .noteNumber("case")
            .then(gosched());

    assertThat(ListRun.of(main).noted()).isEqualTo("case0 v7");
  }

  @Test
  void aSelectThatWaitsToSendPanicsWhenTheChannelIsClosed() {
    ListProgram main =
        main()
            .goAndYield(goroutine().then(select(to(X, 1), from(Y))).notePanic())
            .then(close(X))
            .then(gosched())
            .then(selectOrDefault(to(X, 1), from(Y)))
            .notePanic();

    assertThat(ListRun.of(main).noted()).isEqualTo("send on closed channel send on closed channel");
  }

  @Test
  void aSelectOfTwoCasesOfOneClosedChannelIsWokenOnce() {
    ListProgram main =
        main()
            .goAndYield(goroutine().then(select(from(X), from(X))).noteOk("").note("end"))
            .then(close(X))
            .then(gosched());

    assertThat(ListRun.of(main).noted()).isEqualTo("false end");
  }

  @Test
  void allReadyCasesAreChosenSoonerOrLater() {
    ListProgram main = ListProgram.of("main.main").then(channel(60)).then(channel(60));
    main.then(send(X, "x"), 60).then(send(Y, "y"), 60);
    for (int i = 0; i < 60; i++) {
      main.then(select(from(X), from(Operation.NIL), from(Y))).noteNumber("");
    }

    String[] chosen = ListRun.of(main).noted().split(" ");

    assertThat(chosen).hasSize(60).containsOnly("0", "2");
    assertThat(chosen).filteredOn("0"::equals).hasSizeBetween(15, 45);
  }

  @Test
  void theSeedDecidesWhichCaseGoesAhead() {
    String first = ListRun.withSeed(manyChoices(), 5).noted();

    assertThat(ListRun.withSeed(manyChoices(), 5).noted()).isEqualTo(first);
    assertThat(ListRun.withSeed(manyChoices(), 6).noted()).isNotEqualTo(first);
  }

  private static ListProgram manyChoices() {
    ListProgram main = ListProgram.of("main.main").then(channel(0)).then(channel(0));
    main.then(close(X)).then(close(Y));
    for (int i = 0; i < 40; i++) {
      main.then(select(from(X), from(Y))).noteNumber("");
    }
    return main;
  }

  @Test
  void aSelectOfOneCaseWaitsLikeThePlainOperation() {
    ListProgram main =
        main()
            .go(goroutine().then(select(from(X))).noteNumber("case").noteValue("v"))
            .go(goroutine().then(select()).note("never"))
            .go(goroutine().then(select(from(Y), to(Y, 1))).note("never"))
            .then(gosched())
            .then(send(X, 3))
            .then(gosched());

    ListRun run = ListRun.of(main);

    assertThat(run.noted()).isEqualTo("case0 v3");
    assertThat(run.parked)
        .containsExactly(WaitReason.SELECT, WaitReason.CHAN_RECEIVE, WaitReason.SELECT_NO_CASES);
  }
}
