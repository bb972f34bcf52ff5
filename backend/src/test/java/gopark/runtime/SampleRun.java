package gopark.runtime;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** A program that does a little of everything, and all it told. */
final class SampleRun implements EventSink {
  private static final int CHANNEL = 1;
  private static final int BUFFER = 2;
  private static final int MUTEX = 3;
  private static final int GROUP = 4;
  private static final int READ_WRITE = 5;

  final List<String> told = new ArrayList<>();
  private int texts;

  static GoRuntime runtime(Release release, int processors, long seed, EventSink events) {
    return runtime(release, processors, seed, main(), events);
  }

  static GoRuntime runtime(
      Release release, int processors, long seed, RepeatedProgram main, EventSink events) {
    return new GoRuntime(
        new RuntimeConfig(
            release,
            processors,
            Math.max(1, processors - 1),
            seed,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard()),
        main,
        events);
  }

  static RepeatedProgram main() {
    RepeatedProgram sender =
        new RepeatedProgram(
            "main.sender",
            20,
            new Operation.Send(CHANNEL, "one"),
            new Operation.Send(BUFFER, "two"),
            new Operation.Compute(40_000, true));
    RepeatedProgram receiver =
        new RepeatedProgram(
            "main.receiver",
            20,
            new Operation.Receive(CHANNEL),
            new Operation.Lock(MUTEX),
            new Operation.Compute(30_000, false),
            new Operation.Unlock(MUTEX),
            new Operation.Receive(BUFFER));
    RepeatedProgram caller =
        new RepeatedProgram(
            "main.caller",
            8,
            new Operation.Syscall(90_000, Operation.SyscallKind.BLOCKING),
            new Operation.Sleep(150_000),
            new Operation.ReadLock(READ_WRITE),
            new Operation.Gosched(),
            new Operation.ReadUnlock(READ_WRITE));
    RepeatedProgram chooser =
        new RepeatedProgram(
            "main.chooser",
            1,
            new Operation.Compute(20_000, true),
            new Operation.WriteLock(READ_WRITE),
            new Operation.Compute(15_000_000, true),
            new Operation.Allocate(3_000_000),
            new Operation.WriteUnlock(READ_WRITE),
            new Operation.NetworkRead(700_000),
            new Operation.WaitForGroup(GROUP));
    List<Operation> operations = new ArrayList<>();
    operations.add(new Operation.MakeChannel(0, "channel"));
    operations.add(new Operation.MakeChannel(2, "buffer"));
    operations.add(new Operation.MakeSync(Operation.SyncKind.MUTEX, "mutex"));
    operations.add(new Operation.MakeSync(Operation.SyncKind.WAIT_GROUP, "group"));
    operations.add(new Operation.MakeSync(Operation.SyncKind.RW_MUTEX, "readwrite"));
    operations.add(new Operation.AddToGroup(GROUP, 1));
    for (int i = 0; i < 3; i++) {
      for (RepeatedProgram each : List.of(sender, receiver, caller, chooser)) {
        operations.add(new Operation.Go(each));
      }
    }
    operations.add(new Operation.Sleep(30_000_000));
    operations.add(new Operation.CollectGarbage());
    operations.add(new Operation.AddToGroup(GROUP, -1));
    operations.add(new Operation.Sleep(2_000_000));
    return new RepeatedProgram("main.main", 1, operations.toArray(Operation[]::new));
  }

  /** Two goroutines run on two processors, two wait in the queue of one, one sleeps, main waits. */
  static GoRuntime busy() {
    RepeatedProgram worker =
        new RepeatedProgram("main.worker", 1, new Operation.Compute(50_000_000, true));
    RepeatedProgram sleeper =
        new RepeatedProgram("main.sleeper", 1, new Operation.Sleep(500_000_000));
    RepeatedProgram main =
        new RepeatedProgram(
            "main.main",
            1,
            new Operation.MakeChannel(0, "done"),
            new Operation.Go(sleeper),
            new Operation.Sleep(1_000),
            new Operation.Go(worker),
            new Operation.Go(worker),
            new Operation.Go(worker),
            new Operation.Go(worker),
            new Operation.Receive(CHANNEL));
    GoRuntime runtime = runtime(Releases.newest(), 2, 1, main, new SampleRun());
    runtime.boot();
    while (!isBusy(core(runtime)) && runtime.step()) {
      // The loop steps until the workers are spread.
    }
    return runtime;
  }

  private static boolean isBusy(Core core) {
    int running = 0;
    int queued = 0;
    for (Processor p : core.sched.allp) {
      Machine m = p.m;
      running += m != null && m.curg != null ? 1 : 0;
      queued += p.runq.size() + (p.runnext == null ? 0 : 1);
    }
    return running == 2 && queued == 2 && core.handles.get(1, Channel.class).recvq.size() == 1;
  }

  static Core core(GoRuntime runtime) {
    for (Field field : SameGraph.fieldsOf(GoRuntime.class)) {
      if (SameGraph.get(field, runtime) instanceof Core core) {
        return core;
      }
    }
    throw new AssertionError("A runtime has no core");
  }

  @Override
  public void step(long number, long time) {
    told.add(number + " at " + time);
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    told.add(kind + " M" + m + " P" + p + " G" + g + " " + a + " " + b + " " + c);
  }

  @Override
  public int text(String text) {
    told.add(text);
    return ++texts;
  }
}
