package gopark.runtime;

import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Why;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why a goroutine waits, and who could wake it. */
final class WhyWaiting {
  private final Core core;
  private final List<Why.Link> links;

  WhyWaiting(Core core, List<Why.Link> links) {
    this.core = core;
    this.links = links;
  }

  void explain(Goroutine g) {
    int handle = g.waitHandle;
    links.add(new Why.WaitsFor(g.goid, core.release.waitText(g.waitReason), handle, g.since));
    queue(g);
    if (g.waitReason == WaitReason.SLEEP) {
      sleep(g);
      return;
    }
    if (handle > 0 && handle <= core.handles.size()) {
      Integer holder = holder(core.handles.get(handle));
      if (holder != null) {
        links.add(new Why.HeldBy(handle, holder));
      }
    }
    String waker = waker(g.waitReason);
    if (waker == null) {
      links.add(new Why.NobodyCanWake(g.goid));
    } else if (g.waitReason == WaitReason.SELECT) {
      cases(g, waker);
    } else {
      links.add(new Why.CouldBeWokenBy(waker, handle));
    }
    Machine locked = g.lockedm();
    if (locked != null) {
      links.add(new Why.LockedTo(g.goid, locked.id));
    }
    if (core.sched.gcwaiting) {
      links.add(new Why.StoppedWorld(core.sched.stopwait));
    }
  }

  /** Its place among those who wait for the one thing it waits for. */
  private void queue(Goroutine g) {
    Waiter own = g.waiting;
    WaitQueue queue = own == null ? null : own.queue;
    if (own == null || queue == null || own.waitlink != null) {
      return;
    }
    int position = 0;
    for (Waiter one = queue.first; one != null && one != own; one = one.next) {
      position++;
    }
    links.add(new Why.InWaitQueue(position));
  }

  private void cases(Goroutine g, String waker) {
    links.add(new Why.CouldBeWokenBy(waker, g.waitHandle));
  }

  private void sleep(Goroutine g) {
    Goroutine.Rare rare = g.rare;
    Timer timer = rare == null ? null : rare.sleepTimer;
    if (timer == null) {
      return;
    }
    Integer keeper = null;
    for (Processor p : core.sched.allp) {
      if (p.timers == timer.heap) {
        keeper = p.id;
      }
    }
    links.add(new Why.SleepsUntil(timer.when, keeper));
  }

  private static @Nullable Integer holder(Handles.Numbered object) {
    Mutex mutex =
        switch (object) {
          case Mutex own -> own;
          case RWMutex lock -> lock.w;
          default -> null;
        };
    return mutex != null && mutex.locked ? mutex.holder : null;
  }

  /** Null: nobody can. */
  private static @Nullable String waker(WaitReason reason) {
    return switch (reason) {
      case CHAN_RECEIVE -> "a send or a close";
      case CHAN_SEND -> "a receive or a close";
      case SELECT -> "an operation on one of its channels";
      case CHAN_RECEIVE_NIL, CHAN_SEND_NIL, SELECT_NO_CASES, PANIC_WAIT, NONE -> null;
      case SLEEP -> "its timer";
      case SEMACQUIRE -> "a release";
      case MUTEX_LOCK -> "an unlock";
      case RW_MUTEX_R_LOCK -> "the writer's unlock";
      case RW_MUTEX_LOCK -> "the last reader's or the writer's unlock";
      case WAIT_GROUP_WAIT -> "the Done that brings the counter to zero";
      case COND_WAIT -> "a Signal or Broadcast";
      case IO_WAIT -> "data from the network";
      case GC_ASSIST_WAIT -> "credit from the collector's workers, or the end of the marking";
      case GC_SWEEP_WAIT -> "the end of a collection";
      case GC_SCAVENGE_WAIT -> "memory to be given back";
      case GC_WORKER_IDLE -> "a collection";
      case FINALIZER_WAIT -> "an object with a finalizer that nobody needs any more";
      case FORCE_GC_IDLE -> "sysmon, two minutes after the last collection";
      case CLEANUP_WAIT -> "an object with a cleanup that nobody needs any more";
      case GOMAXPROCS_UPDATER_IDLE -> "a change of the control group's quota";
      case TIMER_GOROUTINE_IDLE -> "a timer";
      case WAIT_FOR_GC_CYCLE -> "the end of the collection";
      case STOPPING_THE_WORLD -> "the last processor to stop";
      case PREEMPTED -> "who stopped it";
      case AWAITING_ORDERS -> "you";
    };
  }
}
