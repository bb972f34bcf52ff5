package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.intervention.Refusal;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.List;

/** Whether an intervention makes sense now. Throws {@link Refused} if not, and changes nothing. */
final class InterventionChecks {
  /** So much may a goroutine have to remember. */
  static final int MAX_ORDERS = Intervention.MAX_STARTED;

  private static final int MAX_TEXT = 1_000;
  private static final long MAX_STACK = 1L << 40;

  /** What {@code block} may say it waits for: what has no command of its own. */
  private static final List<WaitReason> REASONS =
      List.of(
          WaitReason.CHAN_RECEIVE,
          WaitReason.CHAN_SEND,
          WaitReason.SELECT,
          WaitReason.SEMACQUIRE,
          WaitReason.MUTEX_LOCK,
          WaitReason.RW_MUTEX_R_LOCK,
          WaitReason.RW_MUTEX_LOCK,
          WaitReason.WAIT_GROUP_WAIT,
          WaitReason.COND_WAIT,
          WaitReason.CHAN_RECEIVE_NIL,
          WaitReason.CHAN_SEND_NIL,
          WaitReason.SELECT_NO_CASES);

  private final Core core;

  InterventionChecks(Core core) {
    this.core = core;
  }

  void alive() {
    Ending ending = core.ending;
    if (ending != null) {
      throw new Refused(
          Refusal.of(
                  "process-ended",
                  "The process has ended with exit code " + ending.exitCode() + ".")
              .with("exitCode", ending.exitCode()));
    }
    if (!core.bootstrap.inMain()) {
      throw new Refused(Refusal.of("still-starting", "The runtime is still starting."));
    }
  }

  void mayStart(int count) {
    within("count", count, 1, Intervention.MAX_STARTED);
    int limit = core.config.limits().goroutines();
    if (core.sched.alive + count > limit) {
      throw new Refused(
          Refusal.of(
                  "too-many-goroutines",
                  "There are " + core.sched.alive + " goroutines, and may be " + limit + ".")
              .with("alive", core.sched.alive)
              .with("limit", limit));
    }
  }

  void mayRemember(Goroutine g, int orders) {
    int has = g.rare == null ? 0 : g.rare.orders.size();
    if (has + orders > MAX_ORDERS) {
      throw new Refused(
          Refusal.of("too-many-orders", g + " has " + has + " orders to carry out already.")
              .with("g", g.goid)
              .with("orders", has));
    }
  }

  /** Whether its numbers and words make sense, whoever is to do it. */
  void order(Intervention.Order what) {
    switch (what) {
      case Intervention.Syscall i -> within("ns", i.ns(), 0, Intervention.MAX_NS);
      case Intervention.NetRead i -> within("ns", i.ns(), 0, Intervention.MAX_NS);
      case Intervention.Sleep i -> within("ns", i.ns(), 0, Intervention.MAX_NS);
      case Intervention.GrowStack i -> within("bytes", i.bytes(), 1, MAX_STACK);
      case Intervention.Panic i -> within("length", i.text().length(), 0, MAX_TEXT);
      case Intervention.Block i -> reason(i.reason());
      case Intervention.Gosched i -> {}
      case Intervention.Exit i -> {}
      case Intervention.LockThread i -> {}
      case Intervention.UnlockThread i -> {}
    }
  }

  void processors(int n) {
    within("gomaxprocs", n, 1, RuntimeConfig.MAX_PROCESSORS);
  }

  void cores(int n) {
    within("cores", n, 1, RuntimeConfig.MAX_PROCESSORS);
  }

  void quota(long quotaNs, long periodNs) {
    within("periodNs", periodNs, VirtualTime.MILLISECOND, VirtualTime.SECOND);
    within("quotaNs", quotaNs, VirtualTime.MILLISECOND, periodNs * RuntimeConfig.MAX_PROCESSORS);
  }

  void isBlockedByHand(Goroutine g) {
    if (g.is(GoroutineStatus.SYSCALL)) {
      throw new Refused(
          Refusal.of("in-system-call", g + " is in a system call; only the kernel can end it.")
              .with("g", g.goid));
    }
    if (!g.is(GoroutineStatus.WAITING)) {
      throw new Refused(
          Refusal.of("not-waiting", g + " is " + g.status.goName() + " and waits for nothing.")
              .with("g", g.goid)
              .with("status", g.status.goName()));
    }
    if (!(g.operation instanceof Operation.Block)) {
      String reason = g.waitReason.text(core.release.minor());
      throw new Refused(
          Refusal.of("waits-for-something", g + " waits (" + reason + ") for something real.")
              .with("g", g.goid)
              .with("reason", reason));
    }
  }

  void canBePreempted(Goroutine g) {
    Machine m = g.m;
    if (!g.is(GoroutineStatus.RUNNING) || m == null || m.p == null) {
      throw new Refused(
          Refusal.of("not-running", g + " is " + g.status.goName() + " and does not run.")
              .with("g", g.goid)
              .with("status", g.status.goName()));
    }
    if (!core.release.asyncPreemption() && !core.release.cooperativePreemption()) {
      throw new Refused(
          Refusal.of("no-preemption", core.release + " cannot stop a running goroutine.")
              .with("release", core.release.name()));
    }
  }

  private static void reason(String text) {
    List<String> known = new ArrayList<>();
    for (WaitReason reason : REASONS) {
      if (reason.text().equals(text)) {
        return;
      }
      known.add(reason.text());
    }
    throw new Refused(
        Refusal.of(
                "unknown-wait-reason",
                "A goroutine cannot be blocked by hand for that reason; the reasons are "
                    + String.join(", ", known)
                    + ".")
            .with("known", String.join(", ", known)));
  }

  private static void within(String name, long value, long least, long most) {
    if (value < least || value > most) {
      throw new Refused(
          Refusal.of(
                  "out-of-range",
                  name + " must be from " + least + " to " + most + ", not " + value + ".")
              .with("name", name)
              .with("value", value)
              .with("least", least)
              .with("most", most));
    }
  }
}
