package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;

/** The function panic. */
public final class PanicValue extends Instruction {
  private final int from;

  public PanicValue(int from) {
    this.from = from;
  }

  @Override
  public int run(Fiber f, int pc) {
    throw GoPanic.value((Dynamic) f.refs[f.base + from]);
  }
}
