package gopark.runtime;

import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.List;

/** Whether a command makes sense now. Throws {@link RefusedCommand} if not, and changes nothing. */
final class CommandChecks {
  /** The most orders a goroutine may have to remember. */
  static final int MAX_ORDERS = RuntimeCommand.MAX_STARTED;

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

  CommandChecks(Core core) {
    this.core = core;
  }

  void alive() {
    Ending ending = core.endings.ending();
    if (ending != null) {
      throw new RefusedCommand(
          Refusal.of(
                  "process-ended",
                  "The process has ended with exit code " + ending.exitCode() + ".")
              .with("exitCode", ending.exitCode()));
    }
    if (!core.bootstrap.inMain()) {
      throw new RefusedCommand(Refusal.of("still-starting", "The runtime is still starting."));
    }
  }

  void mayStart(int count) {
    within("count", count, 1, RuntimeCommand.MAX_STARTED);
    int limit = core.config.limits().goroutines();
    // Each order may start a goroutine.
    int known = core.sched.alive + core.sched.ordered;
    if (known + count > limit) {
      throw new RefusedCommand(
          Refusal.of(
                  "too-many-goroutines",
                  "There are " + known + " goroutines, and may be " + limit + ".")
              .with("alive", known)
              .with("limit", limit));
    }
  }

  void mayRemember(Goroutine g, int orders) {
    int has = g.rare == null ? 0 : g.rare.orders.size();
    if (has + orders > MAX_ORDERS) {
      throw new RefusedCommand(
          Refusal.of("too-many-orders", g + " has " + has + " orders to carry out already.")
              .with("g", g.goid)
              .with("orders", has));
    }
  }

  /** Refuses an operation whose numbers or words make no sense for any goroutine. */
  void order(Operation.Order what) {
    switch (what) {
      case Operation.Syscall it -> within("ns", it.ns(), 0, RuntimeCommand.MAX_NS);
      case Operation.NetworkRead it -> within("ns", it.readyAfterNs(), 0, RuntimeCommand.MAX_NS);
      case Operation.Sleep it -> within("ns", it.ns(), 0, RuntimeCommand.MAX_NS);
      case Operation.UseStack it -> within("bytes", it.bytes(), 1, MAX_STACK);
      case Operation.Panic it -> within("length", it.text().length(), 0, MAX_TEXT);
      case Operation.Block it -> reason(it.waitReason());
      case Operation.SetMaxProcs it ->
          within("gomaxprocs", it.n(), 1, RuntimeConfig.MAX_PROCESSORS);
      case Operation.Gosched _,
          Operation.Return _,
          Operation.Goexit _,
          Operation.LockThread _,
          Operation.UnlockThread _,
          Operation.CollectGarbage _ -> {
        // Orders without arguments have nothing that could be wrong.
      }
    }
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
      throw new RefusedCommand(
          Refusal.of("in-system-call", g + " is in a system call; only the kernel can end it.")
              .with("g", g.goid));
    }
    if (!g.is(GoroutineStatus.WAITING)) {
      throw new RefusedCommand(
          Refusal.of("not-waiting", g + " is " + g.status().text() + " and waits for nothing.")
              .with("g", g.goid)
              .with("status", g.status().text()));
    }
    if (!(g.operation instanceof Operation.Block)) {
      String reason = core.release.get().waitText(g.waitReason());
      throw new RefusedCommand(
          Refusal.of("waits-for-something", g + " waits (" + reason + ") for something real.")
              .with("g", g.goid)
              .with("reason", reason));
    }
  }

  void canBePreempted(Goroutine g) {
    Machine m = g.m;
    if (!g.is(GoroutineStatus.RUNNING) || m == null || m.p == null) {
      throw new RefusedCommand(
          Refusal.of("not-running", g + " is " + g.status().text() + " and does not run.")
              .with("g", g.goid)
              .with("status", g.status().text()));
    }
    if (!core.release.get().asyncPreemption() && !core.release.get().cooperativePreemption()) {
      throw new RefusedCommand(
          Refusal.of("no-preemption", core.release.get() + " cannot stop a running goroutine.")
              .with("release", core.release.get().name()));
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
    throw new RefusedCommand(
        Refusal.of(
                "unknown-wait-reason",
                "A goroutine cannot be blocked by hand for that reason; the reasons are "
                    + String.join(", ", known)
                    + ".")
            .with("known", String.join(", ", known)));
  }

  private static void within(String name, long value, long least, long most) {
    if (value < least || value > most) {
      throw new RefusedCommand(
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
