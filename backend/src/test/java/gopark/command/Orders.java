package gopark.command;

import gopark.command.RuntimeCommand.Go;
import gopark.command.RuntimeCommand.OnGoroutine;
import gopark.command.RuntimeCommand.OnProcess;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.program.ProgramSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands that are operations, under the names that documents have for them. */
public final class Orders {
  private Orders() {}

  public static RuntimeCommand syscall(int g, long ns, SyscallKind kind) {
    return new OnGoroutine("syscall", g, new Operation.Syscall(ns, kind));
  }

  public static RuntimeCommand syscall(int g, long ns, boolean raw) {
    return syscall(g, ns, raw ? SyscallKind.RAW : SyscallKind.BLOCKING);
  }

  public static RuntimeCommand netRead(int g, long ns) {
    return new OnGoroutine("netRead", g, new Operation.NetworkRead(ns));
  }

  public static RuntimeCommand sleep(int g, long ns) {
    return new OnGoroutine("sleep", g, new Operation.Sleep(ns));
  }

  public static RuntimeCommand block(int g, String reason) {
    return new OnGoroutine("block", g, new Operation.Block(reason));
  }

  public static RuntimeCommand gosched(int g) {
    return new OnGoroutine("gosched", g, new Operation.Gosched());
  }

  public static RuntimeCommand exit(int g, boolean goexit) {
    return new OnGoroutine("exit", g, goexit ? new Operation.Goexit() : new Operation.Return());
  }

  public static RuntimeCommand panic(int g, String text) {
    return new OnGoroutine("panic", g, new Operation.Panic(text));
  }

  public static RuntimeCommand lockThread(int g) {
    return new OnGoroutine("lockThread", g, new Operation.LockThread());
  }

  public static RuntimeCommand unlockThread(int g) {
    return new OnGoroutine("unlockThread", g, new Operation.UnlockThread());
  }

  public static RuntimeCommand growStack(int g, long bytes) {
    return new OnGoroutine("growStack", g, new Operation.UseStack(bytes));
  }

  public static RuntimeCommand gc() {
    return new OnProcess("gc", new Operation.CollectGarbage());
  }

  public static RuntimeCommand gomaxprocs(int n) {
    return new OnProcess("gomaxprocs", new Operation.SetMaxProcs(n));
  }

  /** Starts these programs, by a goroutine. */
  public static RuntimeCommand start(List<? extends Program> programs, int by) {
    return new Go(new These(List.copyOf(programs)), programs.size(), null, by, null);
  }

  /** Starts these programs, by the goroutine that runs on a processor. */
  public static RuntimeCommand startOn(List<? extends Program> programs, int p) {
    return new Go(
        new These(List.copyOf(programs)), programs.size(), null, RuntimeCommand.WHICHEVER, p);
  }

  private record These(List<Program> all) implements ProgramSource {
    @Override
    public List<Program> programs(@Nullable String function, int count) {
      return all;
    }
  }
}
