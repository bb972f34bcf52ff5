package gopark.golang.machine;

/** Returns one word. */
public final class ReturnWord extends Instruction {
  private final Code code;
  private final int from;

  /** Returns from this function what is in the slot. */
  public ReturnWord(Code code, int from) {
    this.code = code;
    this.from = from;
  }

  @Override
  public int run(Fiber f, int pc) {
    long[] words = f.words;
    int base = f.base;
    words[base] = words[base + from];
    if (code.refsEnd > code.refsStart) {
      Return.forget(f, code, 0);
    }
    long link = words[base - 1];
    f.base = Fiber.baseOf(link);
    return Fiber.pcOf(link);
  }
}
