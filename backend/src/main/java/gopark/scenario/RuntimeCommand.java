package gopark.scenario;

import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.release.Rules;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes something happen in the run. What concerns a goroutine names it by its id, or leaves the
 * choice to the kernel with {@link Intervention#WHICHEVER}, which as a tree is no field {@code g}.
 */
public sealed interface RuntimeCommand extends Command {

  /**
   * Starts goroutines.
   *
   * @param function its name, without its package; null: that of the behaviour's kind
   * @param by the goroutine that starts them
   * @param p the processor whose goroutine starts them, in place of {@code by}; or null
   */
  record Go(Behaviour behaviour, int count, @Nullable String function, int by, @Nullable Integer p)
      implements RuntimeCommand {

    private Intervention start() {
      List<Program> programs = behaviour.programs(function, count);
      return p == null
          ? new Intervention.StartGoroutines(programs, by)
          : new Intervention.StartGoroutinesOn(programs, p);
    }
  }

  /** Enters a system call; a raw one without a word to the scheduler. */
  record Syscall(int g, long ns, boolean raw) implements RuntimeCommand {}

  /** Waits in the network poller until data comes after this time. */
  record NetRead(int g, long ns) implements RuntimeCommand {}

  record Sleep(int g, long ns) implements RuntimeCommand {}

  /** Parks; the reason is one of {@link Behaviour#REASONS}. */
  record Block(int g, String reason) implements RuntimeCommand {}

  record Unblock(int g) implements RuntimeCommand {}

  record Gosched(int g) implements RuntimeCommand {}

  record Preempt(int g) implements RuntimeCommand {}

  /** Its function returns, or with {@code goexit} runtime.Goexit ends it. */
  record Exit(int g, boolean goexit) implements RuntimeCommand {}

  record Panic(int g, String text) implements RuntimeCommand {}

  record LockThread(int g) implements RuntimeCommand {}

  record UnlockThread(int g) implements RuntimeCommand {}

  record GrowStack(int g, long bytes) implements RuntimeCommand {}

  /** Starts a collection. */
  record Gc() implements RuntimeCommand {}

  record Gomaxprocs(int n) implements RuntimeCommand {}

  record Cores(int n) implements RuntimeCommand {}

  /** So much core time in each period; 0: as much as they like. */
  record Quota(long quotaNs, long periodNs) implements RuntimeCommand {}

  record Godebug(String setting, String value) implements RuntimeCommand {}

  /** A program in Go comes to a step's end at these lines, and at no others. */
  record Lines(List<Integer> lines) implements RuntimeCommand {
    public Lines {
      lines = List.copyOf(lines);
    }
  }

  /** Changes the rules that are not null. */
  record ChangeRules(Rules rules) implements RuntimeCommand {}

  @Override
  default String name() {
    return switch (this) {
      case Go c -> "go";
      case Syscall c -> "syscall";
      case NetRead c -> "netRead";
      case Sleep c -> "sleep";
      case Block c -> "block";
      case Unblock c -> "unblock";
      case Gosched c -> "gosched";
      case Preempt c -> "preempt";
      case Exit c -> "exit";
      case Panic c -> "panic";
      case LockThread c -> "lockThread";
      case UnlockThread c -> "unlockThread";
      case GrowStack c -> "growStack";
      case Gc c -> "gc";
      case Gomaxprocs c -> "gomaxprocs";
      case Cores c -> "cores";
      case Quota c -> "quota";
      case Godebug c -> "godebug";
      case Lines c -> "lines";
      case ChangeRules c -> "rules";
    };
  }

  /** What the runtime is told. Each call makes programs of its own. */
  default Intervention intervention() {
    return switch (this) {
      case Go c -> c.start();
      case Syscall c ->
          new Intervention.Syscall(c.g, c.ns, c.raw ? SyscallKind.RAW : SyscallKind.BLOCKING);
      case NetRead c -> new Intervention.NetRead(c.g, c.ns);
      case Sleep c -> new Intervention.Sleep(c.g, c.ns);
      case Block c -> new Intervention.Block(c.g, c.reason);
      case Unblock c -> new Intervention.Unblock(c.g);
      case Gosched c -> new Intervention.Gosched(c.g);
      case Preempt c -> new Intervention.Preempt(c.g);
      case Exit c -> new Intervention.Exit(c.g, c.goexit);
      case Panic c -> new Intervention.Panic(c.g, c.text);
      case LockThread c -> new Intervention.LockThread(c.g);
      case UnlockThread c -> new Intervention.UnlockThread(c.g);
      case GrowStack c -> new Intervention.GrowStack(c.g, c.bytes);
      case Gc c -> new Intervention.CollectGarbage();
      case Gomaxprocs c -> new Intervention.SetMaxProcs(c.n);
      case Cores c -> new Intervention.SetCores(c.n);
      case Quota c -> new Intervention.SetQuota(c.quotaNs, c.periodNs);
      case Godebug c -> new Intervention.SetDebug(c.setting, c.value);
      case Lines c -> new Intervention.WatchLines(c.lines);
      case ChangeRules c -> new Intervention.ChangeRules(c.rules);
    };
  }

  @Override
  default SequencedMap<String, Object> tree() {
    Tree tree = new Tree().with("do", name());
    switch (this) {
      case Go c ->
          tree.with("behaviour", c.behaviour.tree())
              .with("count", c.count)
              .with("name", c.function)
              .unless(Intervention.WHICHEVER, "by", c.by)
              .with("p", c.p);
      case Syscall c -> of(c.g, tree).with("ns", c.ns).with("raw", c.raw);
      case NetRead c -> of(c.g, tree).with("ns", c.ns);
      case Sleep c -> of(c.g, tree).with("ns", c.ns);
      case Block c -> of(c.g, tree).with("reason", c.reason);
      case Unblock c -> of(c.g, tree);
      case Gosched c -> of(c.g, tree);
      case Preempt c -> of(c.g, tree);
      case Exit c -> of(c.g, tree).with("goexit", c.goexit);
      case Panic c -> of(c.g, tree).with("text", c.text);
      case LockThread c -> of(c.g, tree);
      case UnlockThread c -> of(c.g, tree);
      case GrowStack c -> of(c.g, tree).with("bytes", c.bytes);
      case Gc c -> {}
      case Gomaxprocs c -> tree.with("n", c.n);
      case Cores c -> tree.with("n", c.n);
      case Quota c -> tree.with("quotaNs", c.quotaNs).with("periodNs", c.periodNs);
      case Godebug c -> tree.with("name", c.setting).with("value", c.value);
      case Lines c -> tree.withList("lines", c.lines.stream().map(Integer::longValue).toList());
      case ChangeRules c -> tree.withAll(RulesTree.of(c.rules));
    }
    return tree.done();
  }

  private static Tree of(int g, Tree tree) {
    return tree.unless(Intervention.WHICHEVER, "g", g);
  }
}
