package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.program.Operation;

/** What package net asks of the runtime. */
final class NetNatives {
  private static final String NET = "net";

  private NetNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(NET, "openDescriptor", RuntimeQuestion.forNumber(f -> new Operation.OpenDescriptor()))
        .add(NET, "await", RuntimeQuestion.to(f -> new Operation.AwaitDescriptor(number(f, 0))))
        .add(NET, "call", RuntimeQuestion.to(f -> Operation.Syscall.working(f.word(0))))
        .add(
            NET, "signal", RuntimeQuestion.to(f -> new Operation.SignalDescriptor(number(f, 0), 0)))
        .add(
            NET,
            "answer",
            RuntimeQuestion.to(
                f -> new Operation.SignalDescriptor(number(f, 0), f.world.settings.networkNs())));
  }
}
