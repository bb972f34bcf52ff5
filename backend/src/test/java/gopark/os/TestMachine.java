package gopark.os;

import gopark.simulation.Agenda;
import java.util.ArrayList;
import java.util.List;

/** Drives a kernel; its threads do what they were told once, and then sleep for ever. */
final class TestMachine implements KernelListener {
  final Agenda agenda = new Agenda();
  final Kernel kernel;
  final List<String> log = new ArrayList<>();
  long now;
  int ticks;

  TestMachine(int cores) {
    this(cores, KernelCosts.standard());
  }

  TestMachine(int cores, KernelCosts costs) {
    kernel = new Kernel(agenda, cores, costs);
    kernel.setListener(this);
  }

  /** New threads that all begin to run now. */
  void busy(int threads, long cpuNs) {
    for (int i = 0; i < threads; i++) {
      kernel.run(kernel.createThread(), now, cpuNs);
    }
  }

  void wakeAt(long time, long cpuNs) {
    at(time, () -> busy(1, cpuNs));
  }

  void at(long time, Runnable action) {
    until(time);
    action.run();
  }

  /** Lets everything happen that is due by then. */
  void until(long end) {
    while (agenda.firstTime() <= end) {
      now = agenda.firstTime();
      int actor = agenda.first();
      int thread = actor - Kernel.FIRST_THREAD;
      if (actor == Kernel.CLOCK) {
        ticks++;
        kernel.tick(now);
      } else if (kernel.mayAct(thread, now)) {
        tell("T" + thread + " due");
        kernel.exit(thread, now);
      }
    }
    now = end;
  }

  @Override
  public void onCore(int thread, int core) {
    tell("T" + thread + " on C" + core);
  }

  @Override
  public void offCore(int thread, int core, Leaving why) {
    if (why != Leaving.SLEEPS) {
      tell("T" + thread + " off C" + core + " " + why);
    }
  }

  @Override
  public void throttled(long until) {
    tell("throttled until " + until);
  }

  @Override
  public void unthrottled() {
    tell("unthrottled");
  }

  private void tell(String what) {
    log.add(now + " " + what);
  }
}
