package gopark.runtime.view;

import gopark.program.Operation;
import gopark.runtime.model.FreeList;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.LocalRunQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** Each goroutine is in exactly one place, and that place goes with its status. */
final class GoroutineLaws {
  private static final long LAW_WORK = 50;
  private static final Place SCHED_QUEUE = new Place("sched", ".runq");
  private static final Place SCHED_FREE = new Place("sched", ".gFree");

  private final ProcessData process;
  private final Sched sched;

  /** Where each was found, by slot: a place in a list, or a machine. */
  private final @Nullable Object[] found;

  /** A list, by whose it is and its name; the words are made only for a law that is broken. */
  private record Place(Object owner, String list) {
    @Override
    public String toString() {
      return owner + list;
    }
  }

  private GoroutineLaws(ProcessData process) {
    this.process = process;
    sched = process.sched();
    found = new Object[sched.allgs.size()];
  }

  static void check(ProcessData process) {
    GoroutineLaws laws = new GoroutineLaws(process);
    laws.processors();
    laws.globalQueue();
    laws.freeList(laws.sched.gFree, SCHED_FREE);
    laws.machines();
    int alive = 0;
    int system = 0;
    int ordered = 0;
    int slot = 0;
    for (Goroutine g : laws.sched.allgs) {
      Law.holds(g.slot == slot, "A goroutine keeps its place in allgs.", g, g.slot, "at", slot);
      slot++;
      process.work().spend(LAW_WORK);
      laws.one(g);
      ordered += g.rare == null ? 0 : g.rare.orders.size();
      if (!g.is(GoroutineStatus.DEAD)) {
        alive++;
        system += g.system ? 1 : 0;
      }
    }
    Law.holds(
        laws.sched.alive == alive,
        "sched.alive counts the goroutines that have not ended.",
        "sched.alive",
        laws.sched.alive,
        "counted",
        alive);
    Law.holds(
        laws.sched.ordered == ordered,
        "sched.ordered counts the orders that are still to be carried out.",
        "sched.ordered",
        laws.sched.ordered,
        "counted",
        ordered);
    Law.holds(
        laws.sched.ngsys == system,
        "sched.ngsys counts the runtime's own goroutines.",
        "sched.ngsys",
        laws.sched.ngsys,
        "counted",
        system);
  }

  private void processors() {
    for (Processor p : sched.allp) {
      LocalRunQueue runq = p.runq;
      Law.holds(
          runq.size() >= 0 && runq.size() <= runq.capacity(),
          "A queue holds no more than it has room for.",
          new Place(p, ".runqhead"),
          runq.head,
          "runqtail",
          runq.tail,
          "capacity",
          runq.capacity());
      Place queue = new Place(p, ".runq");
      for (int i = 0; i < runq.size(); i++) {
        put(runq.get(i), queue, GoroutineStatus.RUNNABLE);
      }
      Goroutine next = p.runnext;
      if (next != null) {
        put(next, new Place(p, ".runnext"), GoroutineStatus.RUNNABLE);
      }
      freeList(p.gFree, new Place(p, ".gFree"));
    }
  }

  private void globalQueue() {
    int size = 0;
    for (Goroutine g = sched.runq.head; g != null; g = g.schedlink) {
      put(g, SCHED_QUEUE, GoroutineStatus.RUNNABLE);
      size++;
    }
    Law.holds(
        size == sched.runq.size(),
        "sched.runq.size counts the global queue.",
        "size",
        sched.runq.size(),
        "counted",
        size);
  }

  private void freeList(FreeList list, Place place) {
    int size = 0;
    for (Goroutine g = list.top; g != null; g = g.schedlink) {
      put(g, place, GoroutineStatus.DEAD);
      size++;
    }
    Law.holds(size == list.size, "A free list knows its size.", place, list.size, "counted", size);
  }

  /** A list that leads to one of its own again is found out here, at the second meeting. */
  private void put(Goroutine g, Place place, GoroutineStatus status) {
    process.work().spend(LAW_WORK);
    Law.holds(
        g.slot < found.length && sched.allgs.get(g.slot) == g,
        "Every goroutine is in allgs.",
        place,
        g);
    Object other = found[g.slot];
    Law.holds(other == null, "A goroutine is in one place only.", g, other, "and", place);
    Law.holds(
        g.is(status),
        "A place goes with a status: queues with _Grunnable, free lists with _Gdead.",
        place,
        g,
        "is",
        g.status().text());
    found[g.slot] = place;
  }

  private void machines() {
    for (Machine m : sched.allm) {
      Goroutine g = m.curg;
      if (g != null) {
        Object other = found[g.slot];
        Law.holds(
            other == null, "A goroutine that has a machine is in no list.", g, other, "and", m);
        Law.holds(g.m == m, "m.curg and g.m point to each other.", m, g, "whose m is", g.m);
        Law.holds(mayBeOn(g, m), "A machine's goroutine runs.", m, g, "is", g.status().text());
        found[g.slot] = m;
      }
    }
  }

  private static boolean mayBeOn(Goroutine g, Machine m) {
    return switch (g.status()) {
      case RUNNING, SYSCALL, COPYSTACK -> true;
      case WAITING ->
          g.waitReason() == WaitReason.STOPPING_THE_WORLD
              && m.phase() == Machine.Phase.STOP_THE_WORLD;
      case IDLE, RUNNABLE, DEAD, PREEMPTED -> false;
    };
  }

  private void one(Goroutine g) {
    Object place = found[g.slot];
    Machine m = g.m;
    Law.holds(
        m == null || m.curg == g, "m.curg and g.m point to each other.", g, m, "place", place);
    switch (g.status()) {
      case RUNNING, COPYSTACK ->
          Law.holds(
              m != null && m.p != null,
              "A running goroutine has a machine, and that a processor.",
              g,
              m);
      case SYSCALL -> inCall(g, m);
      case RUNNABLE ->
          Law.holds(
              place != null || isComingTo(g.lockedm()),
              "A runnable goroutine is in a run queue, or its locked machine comes to run it.",
              g,
              "nowhere");
      case DEAD ->
          Law.holds(
              place != null && g.waiting == null,
              "An ended goroutine is in a free list, and waits for nothing.",
              g,
              place);
      case WAITING -> waiting(g);
      case IDLE, PREEMPTED -> Law.holds(place == null, "Such a goroutine is in no list.", g, place);
    }
    Law.holds(
        g.since <= process.now(),
        "Nothing has happened in the future.",
        g,
        g.since,
        "now",
        process.now());
  }

  private void inCall(Goroutine g, @Nullable Machine m) {
    Law.holds(m != null, "A goroutine in a system call has a machine.", g, "none");
    boolean keeps = !process.release().syscallStatus();
    Law.holds(
        m == null || keeps || m.p == null,
        "Until 1.26 a machine lets go of its processor when it enters a system call.",
        g,
        m);
  }

  /** Whether the machine, which is not awake yet, was given its processor. */
  private static boolean isComingTo(@Nullable Machine locked) {
    return locked != null && (locked.nextp != null || locked.p != null);
  }

  /** A channel without a handle is the runtime's own, in which main waits for its helpers. */
  private static void waiting(Goroutine g) {
    boolean queued =
        switch (g.waitReason()) {
          case CHAN_RECEIVE, CHAN_SEND -> g.waitHandle != 0;
          case SELECT -> true;
          default -> false;
        };
    boolean byItself =
        g.operation instanceof Operation.Receive
            || g.operation instanceof Operation.Send
            || g.operation instanceof Operation.Select;
    Law.holds(
        !queued || !byItself || g.waiting != null,
        "Who waits for a channel has a place in its queue.",
        g,
        g.waitReason());
    for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
      Law.holds(waiter.g == g, "A goroutine's places are its own.", g, waiter.g);
      Law.holds(waiter.queue != null, "Who waits is in the queues it waits in.", g, g.waitReason());
    }
  }
}
