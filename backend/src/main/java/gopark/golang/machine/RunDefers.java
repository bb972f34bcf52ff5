package gopark.golang.machine;

/** Runs the deferred calls of the running function one by one, newest first; then goes on. */
public final class RunDefers extends Instruction {

  @Override
  public int run(Fiber f, int pc) {
    Deferred next = f.defers;
    if (next == null || next.base != f.base) {
      return pc + 1;
    }
    f.defers = next.next;
    f.left -= next.code.cost;
    next.begin(f, f.top(pc) + 1, pc);
    return next.code.start;
  }
}
