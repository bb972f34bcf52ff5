package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import java.util.Arrays;

/** Jumps to where the word in a slot belongs, or on to the next instruction. */
public final class JumpTable extends Instruction {
  private final int slot;
  private final long[] keys;
  private final int[] offsets;

  /**
   * @param keys ascending
   * @param offsets one for each key
   */
  public JumpTable(int slot, long[] keys, int[] offsets) {
    this.slot = slot;
    this.keys = keys;
    this.offsets = offsets;
  }

  @Override
  public int run(Fiber f, int pc) {
    int found = Arrays.binarySearch(keys, f.words[f.base + slot]);
    return found >= 0 ? pc + offsets[found] : pc + 1;
  }
}
