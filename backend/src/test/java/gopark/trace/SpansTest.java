package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.state.WaitReason;
import gopark.trace.Spans.Span;
import gopark.trace.Spans.State;
import org.junit.jupiter.api.Test;

/** The spans of a log: which goroutine ran where, from when to when. */
class SpansTest {
  private final EventLog log = new EventLog();
  private long step;

  @Test
  void aGoroutinesLifeIsSeamless() {
    int reason = WaitReason.CHAN_RECEIVE.ordinal();
    tell(100, EventKind.GO_CREATED, 0, 0, 7, 1, Place.RUNNEXT.ordinal());
    tell(250, EventKind.GO_STARTED, 1, 2, 7, 0, 1);
    tell(400, EventKind.GO_PARKED, 1, 2, 7, reason, 3);
    tell(900, EventKind.GO_READIED, 0, 0, 7, 1, Place.RUNNEXT.ordinal());
    tell(950, EventKind.GO_STARTED, 0, 0, 7, 1, 1);
    tell(990, EventKind.GO_ENDED, 0, 0, 7, 0, 0);

    assertThat(spans(2_000).ofGoroutine(7))
        .containsExactly(
            span(7, State.RUNNABLE, WaitReason.NONE, -1, -1, 100, 250),
            span(7, State.RUNNING, WaitReason.NONE, 1, 2, 250, 400),
            span(7, State.WAITING, WaitReason.CHAN_RECEIVE, -1, -1, 400, 900),
            span(7, State.RUNNABLE, WaitReason.NONE, -1, -1, 900, 950),
            span(7, State.RUNNING, WaitReason.NONE, 0, 0, 950, 990));
  }

  @Test
  void aProcessorShowsWhoRanAndAMachineAlsoItsSystemCalls() {
    tell(100, EventKind.GO_STARTED, 1, 0, 7, 0, 1);
    tell(200, EventKind.SYSCALL_ENTERED, 1, 0, 7, 500, SyscallKind.BLOCKING.ordinal());
    tell(300, EventKind.GO_STARTED, 3, 0, 9, 0, 2);
    tell(700, EventKind.SYSCALL_EXITED_SLOW, 1, -1, 7, Place.GLOBAL_TAIL.ordinal(), 0);
    Spans spans = spans(1_000);

    assertThat(spans.ofProcessor(0)).extracting(Span::g).containsExactly(7, 9);
    assertThat(spans.ofProcessor(0)).extracting(Span::ns).containsExactly(100L, 700L);
    assertThat(spans.ofMachine(1))
        .extracting(Span::state)
        .containsExactly(State.RUNNING, State.SYSCALL);
    assertThat(spans.ofGoroutine(7).getLast())
        .isEqualTo(span(7, State.RUNNABLE, WaitReason.NONE, -1, -1, 700, 1_000));
  }

  @Test
  void measuresCountAndTellHowLongGoroutinesQueued() {
    tell(100, EventKind.GO_CREATED, 0, 0, 7, 1, Place.RUNNEXT.ordinal());
    tell(100, EventKind.GO_CREATED, 0, 0, 8, 1, Place.RUNNEXT.ordinal());
    tell(200, EventKind.GO_STARTED, 0, 0, 8, 1, 1);
    tell(350, EventKind.STOLEN, 1, 1, 7, 0, 1);
    tell(400, EventKind.GO_STARTED, 1, 1, 7, 0, 1);
    Measures measures = Measures.of(log, 0, log.size());

    assertThat(measures.count(EventKind.GO_CREATED)).isEqualTo(2);
    assertThat(measures.switches()).isEqualTo(2);
    assertThat(measures.steals()).isEqualTo(1);
    assertThat(measures.meanQueueWaitNs()).isEqualTo(200);
    assertThat(Measures.of(log, 0, 2).meanQueueWaitNs()).isZero();
  }

  private Spans spans(long endNs) {
    return Spans.of(log, 0, log.size(), endNs);
  }

  private void tell(long ns, EventKind kind, int m, int p, int g, long a, long b) {
    log.step(step++, ns);
    log.event(kind, 0, m, p, g, a, b, 0);
  }

  private static Span span(
      int g, State state, WaitReason reason, int m, int p, long fromNs, long toNs) {
    return new Span(g, state, reason, m, p, fromNs, toNs);
  }
}
