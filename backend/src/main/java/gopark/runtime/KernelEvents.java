package gopark.runtime;

import gopark.os.KernelListener;
import gopark.runtime.event.EventKind;

/** Tells what the kernel does with the threads. */
final class KernelEvents implements KernelListener {
  private final Core core;

  KernelEvents(Core core) {
    this.core = core;
  }

  @Override
  public void onCore(int thread, int onto) {
    core.tell(EventKind.THREAD_ON_CORE, core.sched.allm.get(thread), null, onto);
  }

  @Override
  public void offCore(int thread, int from, Leaving why) {
    core.tell(EventKind.THREAD_OFF_CORE, core.sched.allm.get(thread), null, from, why.ordinal());
  }

  @Override
  public void throttled(long until) {
    core.tell(EventKind.THROTTLED, null, null, until);
  }

  @Override
  public void unthrottled() {
    core.tell(EventKind.UNTHROTTLED, null, null);
  }
}
