package gopark.golang.compile;

import gopark.golang.machine.CallClosure;
import gopark.golang.machine.CallCode;
import gopark.golang.machine.CallMethod;
import gopark.golang.machine.DeferCall;
import gopark.golang.machine.Instruction;
import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The instructions of one function, in the making. */
final class Assembly {
  /** A piece this long costs what it is long; of longer ones a part is thought to be skipped. */
  private static final int SURELY_RUN = 16;

  private static final int RUN_IN_PART = 4;

  /** The most instructions of a function that needs next to no stack if it calls no other. */
  private static final int SMALL = 12;

  /** What an instruction costs until it is put down, and again when it is made. */
  private static final long INSTRUCTION_WORK = 100;

  private static final long FINISHING_WORK = 20;

  private final int most;
  private final List<Supplier<Instruction>> makers = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>();
  private final List<Jump> jumps = new ArrayList<>();
  private int line;
  private boolean calls;

  private final class Jump implements Supplier<Instruction> {
    private final int pc = here();
    private final Label label;
    private final JumpMaker maker;
    private int cost;

    private Jump(Label label, JumpMaker maker) {
      this.label = label;
      this.maker = maker;
    }

    private boolean isBack() {
      return label.pc() <= pc;
    }

    @Override
    public Instruction get() {
      return maker.make(label.pc() - pc, cost);
    }
  }

  /** Makes a jump when it is known where it goes. */
  interface JumpMaker {
    /**
     * Makes the jump.
     *
     * @param offset from the jump to where it goes
     * @param cost how many instructions a jump back accounts for; 0 of a jump forward
     */
    Instruction make(int offset, int cost);
  }

  /**
   * @param most how many instructions there may be
   */
  Assembly(int most) {
    this.most = most;
  }

  /** Where the next instruction will stand. */
  int here() {
    return makers.size();
  }

  /** The line that the next instructions stand for. */
  void line(int number) {
    if (number > 0) {
      line = number;
    }
  }

  int line() {
    return line;
  }

  void emit(Instruction instruction) {
    calls |= isCall(instruction);
    late(() -> instruction);
  }

  private static boolean isCall(Instruction instruction) {
    return switch (instruction) {
      case CallCode _, CallClosure _, CallMethod _, DeferCall _ -> true;
      default -> false;
    };
  }

  /** An instruction that is made when all labels have been placed. */
  void late(Supplier<Instruction> maker) {
    if (makers.size() >= most) {
      throw new TooLargeException("a function of more than " + most + " instructions");
    }
    Compilation.spend(INSTRUCTION_WORK);
    makers.add(maker);
    lines.add(line);
  }

  void jump(Label label, JumpMaker maker) {
    Jump jump = new Jump(label, maker);
    jumps.add(jump);
    late(jump);
  }

  void place(Label label) {
    label.place(here());
  }

  /** Whether there is a loop in it. */
  boolean loops() {
    return jumps.stream().anyMatch(Jump::isBack);
  }

  /** Whether the function calls nobody and needs so little stack that it does not look at it. */
  boolean isSmall() {
    return makers.size() <= SMALL && !calls && jumps.stream().noneMatch(Jump::isBack);
  }

  Finished finish() {
    boolean[] charged = new boolean[makers.size()];
    for (Jump jump : jumps) {
      if (jump.isBack()) {
        Compilation.spend(jump.pc + 1 - jump.label.pc());
        jump.cost = cost(charge(charged, jump.label.pc(), jump.pc + 1));
      }
    }
    Instruction[] instructions = new Instruction[makers.size()];
    int[] lineNumbers = new int[instructions.length];
    for (int i = 0; i < instructions.length; i++) {
      Compilation.spend(FINISHING_WORK);
      instructions[i] = makers.get(i).get();
      lineNumbers[i] = lines.get(i);
    }
    return new Finished(instructions, lineNumbers, cost(charge(charged, 0, instructions.length)));
  }

  /** How many instructions there are that no inner loop accounts for; they are marked. */
  private static int charge(boolean[] charged, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      if (!charged[i]) {
        charged[i] = true;
        count++;
      }
    }
    return count;
  }

  private static int cost(int length) {
    return length <= SURELY_RUN
        ? Math.max(1, length)
        : SURELY_RUN + (length - SURELY_RUN) / RUN_IN_PART;
  }

  /**
   * @param cost how many instructions a call accounts for
   */
  @SuppressWarnings("ArrayRecordComponent") // They go on to the code as they are.
  record Finished(Instruction[] instructions, int[] lines, int cost) {}
}
