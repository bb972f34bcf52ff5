package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Memory;
import gopark.golang.value.SliceValue;

/** Panics if an index of an unsigned type is so large that it looks negative. */
public final class UnsignedIndex extends Instruction {
  private final int index;
  private final int operand;

  public UnsignedIndex(int index, int operand) {
    this.index = index;
    this.operand = operand;
  }

  @Override
  public int run(Fiber f, int pc) {
    long i = f.words[f.base + index];
    if (i < 0) {
      throw GoPanic.unsignedIndex(i, length(f));
    }
    return pc + 1;
  }

  private int length(Fiber f) {
    return switch (f.refs[f.base + operand]) {
      case SliceValue slice -> slice.length;
      case Memory array -> array.length();
      case String text -> text.length();
      case null, default -> 0;
    };
  }
}
