package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.program.Operation;
import gopark.program.Operation.SignalUse;
import java.util.List;

/** What packages syscall and os/signal ask of the runtime. */
final class SignalNatives {
  private static final String SIGNAL = "os/signal";

  /** The uses of a signal, in the order of the constants in signal.go. */
  private static final List<SignalUse> USES =
      List.of(SignalUse.NOTIFY, SignalUse.DEFAULT, SignalUse.IGNORE);

  private SignalNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(
            SIGNAL,
            "setSignal",
            RuntimeQuestion.forNumber(
                f -> new Operation.SetSignal(number(f, 0), USES.get(number(f, 1)))))
        .add(SIGNAL, "send", RuntimeQuestion.to(f -> new Operation.Send(number(f, 0), null)))
        .add(SIGNAL, "receive", RuntimeQuestion.to(f -> new Operation.Receive(number(f, 0))))
        .add(SIGNAL, "signal_recv", RuntimeQuestion.forNumber(f -> new Operation.AwaitSignal()))
        .add("syscall", "kill", RuntimeQuestion.to(f -> new Operation.Kill(number(f, 0))));
  }
}
