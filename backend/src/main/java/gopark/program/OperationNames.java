package gopark.program;

/** Operations as they are called outside: what a goroutine's code is in the middle of. */
public final class OperationNames {
  private OperationNames() {}

  /** The name is in others' programs and in stored conditions, and must not change. */
  public static String of(Operation operation) {
    return switch (operation) {
      case Operation.Compute _ -> "compute";
      case Operation.Allocate _ -> "allocate";
      case Operation.UseStack _ -> "useStack";
      case Operation.Print _ -> "print";
      case Operation.Go _ -> "go";
      case Operation.Gosched _ -> "gosched";
      case Operation.Return _ -> "return";
      case Operation.Goexit _ -> "goexit";
      case Operation.Panic _ -> "panic";
      case Operation.Fatal _ -> "fatal";
      case Operation.Exhausted _ -> "exhausted";
      case Operation.ExitProcess _ -> "exitProcess";
      case Operation.LockThread _ -> "lockThread";
      case Operation.UnlockThread _ -> "unlockThread";
      case Operation.SetSignal _ -> "setSignal";
      case Operation.AwaitSignal _ -> "awaitSignal";
      case Operation.Kill _ -> "kill";
      case Operation.ReadMetrics _ -> "readMetrics";
      case Operation.ReadControlGroup _ -> "readControlGroup";
      case Operation.CountGoroutines _ -> "countGoroutines";
      case Operation.Block _ -> "block";
      case Operation.AwaitOrders _ -> "awaitOrders";
      case Operation.CountCores _ -> "countCores";
      case Operation.MakeChannel _ -> "makeChannel";
      case Operation.FindChannel _ -> "findChannel";
      case Operation.Send _ -> "send";
      case Operation.Receive _ -> "receive";
      case Operation.Close _ -> "close";
      case Operation.Length _ -> "length";
      case Operation.Capacity _ -> "capacity";
      case Operation.Select _ -> "select";
      case Operation.MakeSync _ -> "makeSync";
      case Operation.CopySync _ -> "copySync";
      case Operation.FindSync _ -> "findSync";
      case Operation.Lock _ -> "lock";
      case Operation.TryLock _ -> "tryLock";
      case Operation.Unlock _ -> "unlock";
      case Operation.WriteLock _ -> "writeLock";
      case Operation.WriteUnlock _ -> "writeUnlock";
      case Operation.TryWriteLock _ -> "tryWriteLock";
      case Operation.ReadLock _ -> "readLock";
      case Operation.ReadUnlock _ -> "readUnlock";
      case Operation.TryReadLock _ -> "tryReadLock";
      case Operation.AddToGroup _ -> "addToGroup";
      case Operation.WaitForGroup _ -> "waitForGroup";
      case Operation.CondTicket _ -> "condTicket";
      case Operation.CondWaitWithTicket _ -> "condWaitWithTicket";
      case Operation.Signal _ -> "signal";
      case Operation.Broadcast _ -> "broadcast";
      case Operation.Acquire _ -> "acquire";
      case Operation.Release _ -> "release";
      case Operation.Now _ -> "now";
      case Operation.Sleep _ -> "sleep";
      case Operation.NewTimer _ -> "newTimer";
      case Operation.TimerChannel _ -> "timerChannel";
      case Operation.AfterFunc _ -> "afterFunc";
      case Operation.StopTimer _ -> "stopTimer";
      case Operation.ResetTimer _ -> "resetTimer";
      case Operation.Syscall _ -> "syscall";
      case Operation.NetworkRead _ -> "networkRead";
      case Operation.OpenDescriptor _ -> "openDescriptor";
      case Operation.AwaitDescriptor _ -> "awaitDescriptor";
      case Operation.SignalDescriptor _ -> "signalDescriptor";
      case Operation.RunTimers _ -> "runTimers";
      case Operation.CollectGarbage _ -> "collectGarbage";
      case Operation.SetGcPercent _ -> "setGcPercent";
      case Operation.SetMaxStack _ -> "setMaxStack";
      case Operation.SetTraceback _ -> "setTraceback";
      case Operation.SetMaxThreads _ -> "setMaxThreads";
      case Operation.SetMaxProcs _ -> "setMaxProcs";
      case Operation.ReadMemStats _ -> "readMemStats";
      case Operation.WriteStack _ -> "writeStack";
      case Operation.RuntimeTask _ -> "runtimeTask";
      case Operation.Bootstrap _ -> "bootstrap";
    };
  }
}
