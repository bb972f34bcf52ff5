package gopark.runtime.view;

import gopark.runtime.model.Channel;
import gopark.runtime.model.Cond;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Mutex;
import gopark.runtime.model.PollDesc;
import gopark.runtime.model.Processor;
import gopark.runtime.model.RWMutex;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Semaphore;
import gopark.runtime.model.Timer;
import gopark.runtime.model.WaitGroup;
import gopark.runtime.model.WaitQueue;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Waker;
import gopark.runtime.state.Why;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why a goroutine waits, and who could wake it. */
final class WhyWaiting {
  private final ProcessData process;
  private final List<Why.Link> links;

  WhyWaiting(ProcessData process, List<Why.Link> links) {
    this.process = process;
    this.links = links;
  }

  void explain(Goroutine g) {
    int handle = g.waitHandle;
    links.add(
        new Why.WaitsFor(g.goid, process.release().waitText(g.waitReason()), handle, g.since));
    queue(g);
    if (g.waitReason() == WaitReason.SLEEP) {
      sleep(g);
      return;
    }
    if (handle > 0 && handle <= process.handles().size()) {
      Integer holder = holder(process.handles().get(handle));
      if (holder != null) {
        links.add(new Why.HeldBy(handle, holder));
      }
    }
    Waker waker = Waker.of(g.waitReason());
    if (waker == null) {
      links.add(new Why.NobodyCanWake(g.goid));
    } else {
      links.add(new Why.CouldBeWokenBy(waker, handle));
    }
    Machine locked = g.lockedm();
    if (locked != null) {
      links.add(new Why.LockedTo(g.goid, locked.id));
    }
    if (process.sched().gcwaiting) {
      links.add(new Why.StoppedWorld(process.sched().stopwait));
    }
  }

  /** Explains the goroutine's place among those that wait for the same thing. */
  private void queue(Goroutine g) {
    Waiter own = g.waiting;
    WaitQueue queue = own == null ? null : own.queue;
    if (own == null || queue == null || own.waitlink != null) {
      return;
    }
    int position = 0;
    for (Waiter one = queue.first; one != null && one != own; one = one.next) {
      process.work().spend(Sched.LOOK_WORK);
      position++;
    }
    links.add(new Why.InWaitQueue(position));
  }

  private void sleep(Goroutine g) {
    Goroutine.Rare rare = g.rare;
    Timer timer = rare == null ? null : rare.sleepTimer;
    if (timer == null) {
      return;
    }
    Integer keeper = null;
    for (Processor p : process.sched().allp) {
      if (p.timers == timer.heap) {
        keeper = p.id;
      }
    }
    links.add(new Why.SleepsUntil(timer.when, keeper));
  }

  /** The goroutine that has the lock; readers are not known by their names. */
  private static @Nullable Integer holder(Handles.Numbered object) {
    return switch (object) {
      case Mutex mutex -> mutex.locked ? mutex.holder : null;
      case RWMutex lock -> lock.isHeldByWriter() ? lock.w.holder : null;
      case Channel _, Cond _, PollDesc _, Semaphore _, Timer _, WaitGroup _ -> null;
    };
  }
}
