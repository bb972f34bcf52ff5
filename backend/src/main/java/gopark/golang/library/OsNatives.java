package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.type.Basic;
import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.RefMemory;
import gopark.golang.value.SliceValue;
import gopark.program.GroupFigures;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What package os asks of the process. */
final class OsNatives {
  private static final String OS = "os";
  private static final String NAME = "main";

  /**
   * Nobody waits for what has ended: the call returns at once, before anybody takes the processor.
   */
  private static final long END_OF_INPUT_NS = 300;

  /** A file that takes longer is not in memory: the thread sleeps while the disk works. */
  private static final long MOST_IN_MEMORY_NS = 20_000;

  private OsNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(OS, "exit", RuntimeQuestion.to(f -> new Operation.ExitProcess((int) f.word(0))))
        .add(OS, "arguments", OsNatives::arguments)
        .add(
            OS,
            "input",
            f -> {
              f.spend(Costs.writing(f.world.settings.stdin().length()));
              f.setRef(0, Runes.bytes(f.world.settings.stdin()));
              return null;
            })
        .add(OS, "fileCall", RuntimeQuestion.to(f -> fileCall(f.world.settings.fileNs())))
        .add(OS, "controlGroup", new ControlGroup())
        .add(OS, "endOfInput", RuntimeQuestion.to(f -> Operation.Syscall.working(END_OF_INPUT_NS)))
        .add(OS, "write", OsNatives.write())
        .add(OS, "writeBytes", OsNatives.writeBytes());
  }

  private static @Nullable Operation arguments(Fiber f) {
    List<String> args = f.world.settings.args();
    @Nullable Object[] all = new Object[args.size() + 1];
    f.spend(Costs.OBJECT * all.length);
    all[0] = NAME;
    for (int i = 0; i < args.size(); i++) {
      all[i + 1] = Runes.bytes(args.get(i));
    }
    RefMemory memory = new RefMemory(all, f.world.image.types.of(Basic.STRING));
    f.setRef(0, new SliceValue(memory, 0, all.length, all.length));
    return null;
  }

  /** The contents of {@code cpu.max} and {@code cpu.stat}. */
  private static final class ControlGroup implements Native {
    @Override
    public Operation call(Fiber f) {
      return new Operation.ReadControlGroup();
    }

    @Override
    public @Nullable Operation finish(Fiber f, Outcome outcome) {
      if (outcome.value instanceof GroupFigures figures) {
        f.setRef(0, Runes.bytes(figures.cpuMax()));
        f.setRef(1, Runes.bytes(figures.cpuStat()));
      }
      return null;
    }
  }

  private static Operation fileCall(long ns) {
    return ns <= MOST_IN_MEMORY_NS
        ? Operation.Syscall.working(ns)
        : new Operation.Syscall(ns, SyscallKind.BLOCKING);
  }

  private static Native write() {
    return RuntimeQuestion.to(f -> f.print(f.text(0), f.flag(1)));
  }

  private static Native writeBytes() {
    return RuntimeQuestion.to(f -> f.print(FmtOperands.bytes((SliceValue) f.ref(0), f), f.flag(1)));
  }
}
