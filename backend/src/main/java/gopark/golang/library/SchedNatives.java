package gopark.golang.library;

import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;

/** What packages gopark/sched and syscall ask of the runtime: time, spent in one way or another. */
final class SchedNatives {
  private static final String SCHED = "gopark/sched";

  private SchedNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(SCHED, "spin", RuntimeQuestion.to(f -> new Operation.Compute(f.word(0), true)))
        .add(SCHED, "loop", RuntimeQuestion.to(f -> new Operation.Compute(f.word(0), false)))
        .add(SCHED, "call", RuntimeQuestion.to(f -> call(f.word(0), SyscallKind.BLOCKING)))
        .add(SCHED, "rawCall", RuntimeQuestion.to(f -> call(f.word(0), SyscallKind.RAW)))
        .add("syscall", "sleep", RuntimeQuestion.to(f -> call(f.word(0), SyscallKind.BLOCKING)))
        .add(SCHED, "readNet", RuntimeQuestion.to(f -> new Operation.NetworkRead(f.word(0))));
  }

  private static Operation call(long ns, SyscallKind kind) {
    return new Operation.Syscall(ns, kind);
  }
}
