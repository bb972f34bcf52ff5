package gopark.program.script;

import gopark.program.SourceLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function: its instructions, and how many variables they need. Sealed when it is compiled. */
final class Function {
  final String name;

  /** Of a function of Go's own: the file it is in. */
  final @Nullable String library;

  /** The names of what it is given, or of what its block copies from around it. */
  final List<String> parameters;

  private Instruction[] code = new Instruction[0];
  private int[] lines = new int[0];
  private int[] sources = new int[0];
  private int locals;

  Function(String name, @Nullable String library, List<String> parameters) {
    this.name = name;
    this.library = library;
    this.parameters = List.copyOf(parameters);
  }

  void seal(Code compiled, int itsLocals) {
    code = compiled.instructions.toArray(new Instruction[0]);
    lines = compiled.lines.stream().mapToInt(line -> line.number).toArray();
    sources = compiled.lines.stream().mapToInt(line -> line.source).toArray();
    locals = itsLocals;
  }

  Instruction at(int pc) {
    return code[pc];
  }

  /** Where the last instruction is, which returns. */
  int end() {
    return code.length - 1;
  }

  /** The script's line of the instruction before the counter. */
  int lineBefore(int pc) {
    return lines[Math.max(0, pc - 1)];
  }

  /** Where the instruction before the counter stands: in the Go source, or else in the script. */
  SourceLine placeBefore(int pc, Script script) {
    if (library != null) {
      return new SourceLine(library, 0);
    }
    int source = sources[Math.max(0, pc - 1)];
    return source > 0
        ? new SourceLine(script.file().replaceFirst("\\.script$", ".go"), source)
        : new SourceLine(script.file(), lineBefore(pc));
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
    final List<Line> lines = new ArrayList<>();

    void add(Line line, Instruction instruction) {
      instructions.add(instruction);
      lines.add(line);
    }

    void mark(Label label) {
      label.at = instructions.size();
    }
  }
}
