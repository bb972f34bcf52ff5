package gopark.golang.machine;

import gopark.golang.value.Costs;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import java.util.List;

/** The functions print and println. */
public final class PrintValues extends Instruction {
  /** A value and its type. */
  public record Operand(int slot, RuntimeType type) {}

  private final boolean line;
  private final List<Operand> operands;

  public PrintValues(boolean line, List<Operand> operands) {
    this.line = line;
    this.operands = List.copyOf(operands);
  }

  @Override
  public int run(Fiber f, int pc) {
    StringBuilder text = new StringBuilder();
    String separator = "";
    for (Operand operand : operands) {
      int at = f.base + operand.slot;
      if (f.refs[at] instanceof String string && operand.type.kind == Kind.STRING) {
        f.reserve((long) text.length() + string.length());
        f.spend(Costs.copying(string.length()));
      }
      text.append(separator);
      text.append(PrintText.of(operand.type, f.words[at], f.refs[at], f.world));
      separator = line ? " " : "";
    }
    text.append(line ? "\n" : "");
    return text.isEmpty() ? pc + 1 : f.wait(f.printRaw(text.toString()));
  }
}
