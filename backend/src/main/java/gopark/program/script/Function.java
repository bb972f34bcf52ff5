package gopark.program.script;

import java.util.ArrayList;
import java.util.List;

/** A function: its instructions, and how many variables they need. Sealed when it is compiled. */
final class Function {
  final String name;
  final int line;

  /** The names of what it is given, or of what its block copies from around it. */
  final List<String> parameters;

  private Instruction[] code = new Instruction[0];
  private int[] lines = new int[0];
  private int locals;

  Function(String name, int line, List<String> parameters) {
    this.name = name;
    this.line = line;
    this.parameters = List.copyOf(parameters);
  }

  void seal(List<Instruction> instructions, List<Integer> itsLines, int itsLocals) {
    code = instructions.toArray(new Instruction[0]);
    lines = itsLines.stream().mapToInt(Integer::intValue).toArray();
    locals = itsLocals;
  }

  Instruction at(int pc) {
    return code[pc];
  }

  /** Where the last instruction is, which returns. */
  int end() {
    return code.length - 1;
  }

  int lineAt(int pc) {
    return lines.length == 0 ? line : lines[Math.max(0, Math.min(pc, lines.length - 1))];
  }

  int locals() {
    return locals;
  }

  /** What instructions are compiled into, and jumps lead to. */
  static final class Label {
    int at;
  }

  /** The instructions of a function while it is compiled. */
  static final class Code {
    final List<Instruction> instructions = new ArrayList<>();
    final List<Integer> lines = new ArrayList<>();

    void add(int line, Instruction instruction) {
      instructions.add(instruction);
      lines.add(line);
    }

    void mark(Label label) {
      label.at = instructions.size();
    }
  }
}
