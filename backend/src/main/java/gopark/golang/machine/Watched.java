package gopark.golang.machine;

import gopark.golang.race.Races;
import gopark.program.Outcome;

/** An instruction that touches memory, as it is when races are sought. */
final class Watched extends Instruction {
  private final Instruction inner;
  private final TouchesMemory touching;
  private final Touches how;

  Watched(Instruction inner, TouchesMemory touching, Touches how) {
    this.inner = inner;
    this.touching = touching;
    this.how = how;
  }

  /** The function of the runtime that does it in Go. */
  String within() {
    return touching.within();
  }

  @Override
  public int run(Fiber f, int pc) {
    f.pc = pc;
    touching.touch(f, how);
    // Nobody comes between what an atomic function reads and writes: what it has found is told by
    // the next who looks.
    Races races = how == Touches.PLAINLY ? f.world.races : null;
    String news = races == null ? null : races.news();
    if (news != null) {
      f.reports = true;
      return f.wait(f.printRaw(news));
    }
    return goOn(f, pc);
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    if (f.reports) {
      f.reports = false;
      return goOn(f, pc);
    }
    return inner.resume(f, pc, outcome);
  }

  private int goOn(Fiber f, int pc) {
    int next = inner.run(f, pc);
    touching.made(f, how);
    return next;
  }
}
