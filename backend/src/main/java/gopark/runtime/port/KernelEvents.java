package gopark.runtime.port;

import gopark.os.KernelListener;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Sched;

/** Tells what the kernel does with the threads. */
public final class KernelEvents implements KernelListener {
  private final Sched sched;
  private final Tracer tracer;

  public KernelEvents(Sched sched, Tracer tracer) {
    this.sched = sched;
    this.tracer = tracer;
  }

  @Override
  public void onCore(int thread, int onto) {
    tracer.tell(EventKind.THREAD_ON_CORE, sched.allm.get(thread), null, onto);
  }

  @Override
  public void offCore(int thread, int from, Leaving why) {
    tracer.tell(EventKind.THREAD_OFF_CORE, sched.allm.get(thread), null, from, why.ordinal());
  }

  @Override
  public void throttled(long until) {
    tracer.tell(EventKind.THROTTLED, null, null, until);
  }

  @Override
  public void unthrottled() {
    tracer.tell(EventKind.UNTHROTTLED, null, null);
  }
}
