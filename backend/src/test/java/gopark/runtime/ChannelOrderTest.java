package gopark.runtime;

import static gopark.runtime.ListRun.channel;
import static gopark.runtime.ListRun.close;
import static gopark.runtime.ListRun.gosched;
import static gopark.runtime.ListRun.receive;
import static gopark.runtime.ListRun.send;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.state.WaitReason;
import org.junit.jupiter.api.Test;

/** The order in which goroutines that meet at channels run; real Go gives these orders. */
class ChannelOrderTest {
  private static final int CH = 1;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram goroutine() {
    return ListProgram.of("main.main.func1");
  }

  /** Lets all others finish without time passing. */
  private static ListProgram settle(ListProgram main) {
    return main.then(gosched(), 20);
  }

  @Test
  void aSenderToAWaitingReceiverRunsOn() {
    ListProgram reader = goroutine();
    ListProgram main = main().then(channel(0)).go(reader);
    for (int i = 0; i < 4; i++) {
      reader.then(receive(CH)).noteValue("r");
      main.note("s" + i).then(send(CH, i)).note("S" + i);
    }

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("s0 r0 S0 s1 S1 s2 r1 r2 S2 s3 S3 r3");
  }

  @Test
  void aSenderToABufferRunsUntilItIsFull() {
    ListProgram reader = goroutine();
    ListProgram main = main().then(channel(2)).go(reader);
    for (int i = 0; i < 6; i++) {
      reader.then(receive(CH)).noteValue("r");
      main.then(send(CH, i)).note("s" + i);
    }

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("s0 s1 r0 r1 r2 s2 s3 s4 s5 r3 r4 r5");
  }

  @Test
  void closeReadiesTheFirstReceiverLast() {
    ListProgram main = main().then(channel(0));
    for (int i = 1; i <= 4; i++) {
      main.goAndYield(goroutine().then(receive(CH)).note("R" + i));
    }
    main.then(close(CH)).note("closed");

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("closed R1 R4 R3 R2");
  }

  @Test
  void aWokenReceiverGoesBeforeThoseThatWereSpawned() {
    ListProgram main =
        main()
            .then(channel(0))
            .goAndYield(goroutine().then(receive(CH)).note("A"))
            .go(goroutine().note("B"))
            .go(goroutine().note("C"))
            .then(send(CH, 1))
            .note("sent");

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("sent A B C");
  }

  @Test
  void aReceiverTakesFromTheSenderThatWaitedLongest() {
    ListProgram main = main().then(channel(0));
    for (int i = 0; i < 4; i++) {
      main.go(goroutine().then(send(CH, i)).note("x" + i));
    }
    for (int i = 0; i < 4; i++) {
      main.then(receive(CH)).noteValue("got");
    }

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("x3 got3 x0 got0 x1 got1 x2 got2");
  }

  @Test
  void aReceiverFromAFullBufferMovesTheWaitingSendersValueIn() {
    ListProgram main =
        main()
            .then(channel(2))
            .then(send(CH, 1))
            .then(send(CH, 2))
            .goAndYield(goroutine().then(send(CH, 3)).note("s3"))
            .goAndYield(goroutine().then(send(CH, 4)).note("s4"));
    for (int i = 0; i < 4; i++) {
      main.then(receive(CH)).noteValue("");
    }
    main.then(gosched()).note("m");

    assertThat(ListRun.of(main).noted()).isEqualTo("1 2 3 4 s4 s3 m");
  }

  @Test
  void twoConsumersShareWhatIsSent() {
    ListProgram first = goroutine();
    ListProgram second = goroutine();
    ListProgram main = main().then(channel(0)).goAndYield(first).goAndYield(second);
    for (int i = 0; i < 6; i++) {
      main.then(send(CH, i)).note("s" + i);
      first.then(receive(CH)).noteValue("A");
      second.then(receive(CH)).noteValue("B");
    }
    main.then(close(CH));

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("s0 s1 B1 B2 s2 s3 B3 B4 s4 s5 B5 A0");
  }

  @Test
  void aPipelineRunsInTheOrderOfRealGo() {
    int a = 1;
    int b = 2;
    ListProgram producer = goroutine();
    ListProgram middle = goroutine();
    ListProgram main = main().then(channel(0)).then(channel(0)).go(producer).go(middle);
    for (int i = 0; i < 3; i++) {
      producer.then(send(a, i)).note("p" + i);
      middle.then(receive(a)).then(send(b, i)).note("q" + i);
      main.then(receive(b)).noteValue("m");
    }

    assertThat(ListRun.of(settle(main)).noted()).isEqualTo("p0 q0 p1 m0 m1 q1 q2 m2 p2");
  }

  @Test
  void aSendThatWaitedPanicsWhenTheChannelIsClosed() {
    ListProgram main =
        main()
            .then(channel(0))
            .goAndYield(goroutine().then(send(CH, 1)).notePanic())
            .then(close(CH))
            .then(gosched())
            .then(send(CH, 2))
            .notePanic()
            .then(close(CH))
            .notePanic()
            .then(close(Operation.NIL))
            .notePanic();

    assertThat(ListRun.of(main).noted())
        .isEqualTo(
            "send on closed channel send on closed channel close of closed channel"
                + " close of nil channel");
  }

  @Test
  void aClosedChannelStillGivesWhatIsInItsBuffer() {
    ListProgram main =
        main()
            .then(channel(3))
            .then(send(CH, "x"))
            .then(new Operation.Length(CH))
            .noteNumber("len")
            .then(new Operation.Capacity(CH))
            .noteNumber("cap")
            .then(close(CH))
            .then(receive(CH))
            .noteValue("got")
            .noteOk("")
            .then(receive(CH))
            .noteOk("");

    assertThat(ListRun.of(main).noted()).isEqualTo("len1 cap3 gotx true false");
  }

  @Test
  void nilChannelsAreWaitedForForEver() {
    ListProgram main =
        main()
            .go(goroutine().then(receive(Operation.NIL)).note("never"))
            .go(goroutine().then(send(Operation.NIL, 1)).note("never"));

    ListRun run = ListRun.of(settle(main));

    assertThat(run.noted()).isEmpty();
    assertThat(run.parked).contains(WaitReason.CHAN_RECEIVE_NIL, WaitReason.CHAN_SEND_NIL);
  }

  private static ListProgram lateLook() {
    int timer = 1;
    int itsChannel = 2;
    return main()
        .then(new Operation.NewTimer(1_000_000, 0))
        .noteNumber("timer")
        .then(new Operation.TimerChannel(timer))
        .noteNumber("channel")
        .then(new Operation.Compute(3_000_000, true))
        .then(gosched())
        .then(new Operation.Length(itsChannel))
        .noteNumber("len")
        .then(new Operation.Capacity(itsChannel))
        .noteNumber("cap")
        .then(receive(itsChannel))
        .noteOk("");
  }

  @Test
  void theBufferOfATimersChannelIsSeenOnlyInOldReleases() {
    assertThat(ListRun.of(lateLook()).noted()).isEqualTo("timer1 channel2 len0 cap0 true");
    assertThat(ListRun.ofOldRelease(lateLook()).noted())
        .isEqualTo("timer1 channel2 len1 cap1 true");
  }
}
