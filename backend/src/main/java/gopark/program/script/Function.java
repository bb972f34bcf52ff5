package gopark.program.script;

import gopark.program.Frame;
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
  private Frame[] frames = new Frame[0];
  private int locals;

  Function(String name, @Nullable String library, List<String> parameters) {
    this.name = name;
    this.library = library;
    this.parameters = List.copyOf(parameters);
  }

  void seal(Code compiled, int itsLocals, String file) {
    code = compiled.instructions.toArray(new Instruction[0]);
    lines = compiled.lines.stream().mapToInt(line -> line.number).toArray();
    frames = compiled.lines.stream().map(line -> frame(line, file)).toArray(Frame[]::new);
    locals = itsLocals;
  }

  /** Where a line stands: in Go's own source, in the program's, or else in the script. */
  private Frame frame(Line line, String file) {
    String own = library;
    if (own != null) {
      return new Frame(name, new SourceLine(own, 0));
    }
    return line.source > 0
        ? new Frame(name, new SourceLine(file.replaceFirst("\\.script$", ".go"), line.source))
        : new Frame(name, new SourceLine(file, line.number));
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

  /** The call, with the place of the instruction before the counter. */
  Frame frameBefore(int pc) {
    return frames[Math.max(0, pc - 1)];
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
