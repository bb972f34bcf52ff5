package gopark.runtime;

import gopark.program.Copies;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all machines share. In Go: runtime2.go, type schedt, and the variables allgs, allm, allp.
 */
final class Sched {
  /** What it takes to look at a goroutine that nobody has looked at for long. */
  static final long LOOK_WORK = 8;

  final List<Goroutine> allgs = new ArrayList<>();
  final List<Machine> allm = new ArrayList<>();

  /** Those beyond gomaxprocs are dead. */
  final List<Processor> allp = new ArrayList<>();

  int gomaxprocs;

  /** The global queue. */
  final GoroutineQueue runq = new GoroutineQueue();

  /** The newest idle machine; the rest are linked behind it. */
  @Nullable Machine midle;

  int nmidle;
  int nmidlelocked;
  int nmsys;
  int nmfreed;

  /** So many threads may be, and one stack so large; in Go a variable beside it, maxstacksize. */
  int maxmcount;

  long maxstacksize;
  int ngsys;

  /** The newest idle processor; the rest are linked behind it. */
  @Nullable Processor pidle;

  int npidle;
  int nmspinning;
  boolean needspinning;
  final FreeList gFree = new FreeList();
  int nextGoid = 1;

  /** Goroutines that are not in a free list. */
  int alive;

  /** When the network was last polled; 0: somebody is blocked in the poller. */
  long lastpoll;

  /** Until when the blocked poller sleeps; 0: for ever. */
  long pollUntil;

  boolean gcwaiting;
  int stopwait;
  boolean sysmonwait;
  long procresizetime;
  boolean customGomaxprocs;
  boolean mainStarted;

  /** Somebody has called into C: a deadlock is no longer found. */
  boolean iscgo;

  /** Called Goexit: what a deadlock is called after that. */
  boolean mainHasExited;

  Processor allp(int id) {
    return allp.get(id);
  }

  /**
   * The goroutine that has the id, or had it last; null if there is none. Most have a place near
   * their id, so the search begins there.
   */
  @Nullable Goroutine byGoid(int goid, WorkMeter work) {
    int size = allgs.size();
    int near = Math.clamp(goid - 1L, 0, Math.max(0, size - 1));
    for (int distance = 0; near - distance >= 0 || near + distance < size; distance++) {
      work.spend(LOOK_WORK);
      if (near - distance >= 0 && allgs.get(near - distance).goid == goid) {
        return allgs.get(near - distance);
      }
      if (near + distance < size && allgs.get(near + distance).goid == goid) {
        return allgs.get(near + distance);
      }
    }
    return null;
  }

  /** Processors that are not idle. */
  int busy() {
    return gomaxprocs - npidle;
  }

  void copyFrom(Sched original, Copies copies) {
    copyLists(original, copies);
    gomaxprocs = original.gomaxprocs;
    nmidle = original.nmidle;
    nmidlelocked = original.nmidlelocked;
    nmsys = original.nmsys;
    nmfreed = original.nmfreed;
    maxmcount = original.maxmcount;
    maxstacksize = original.maxstacksize;
    ngsys = original.ngsys;
    npidle = original.npidle;
    nmspinning = original.nmspinning;
    needspinning = original.needspinning;
    nextGoid = original.nextGoid;
    alive = original.alive;
    lastpoll = original.lastpoll;
    pollUntil = original.pollUntil;
    gcwaiting = original.gcwaiting;
    stopwait = original.stopwait;
    sysmonwait = original.sysmonwait;
    procresizetime = original.procresizetime;
    customGomaxprocs = original.customGomaxprocs;
    mainStarted = original.mainStarted;
    iscgo = original.iscgo;
    mainHasExited = original.mainHasExited;
  }

  private void copyLists(Sched original, Copies copies) {
    for (Goroutine g : original.allgs) {
      copies.spend(RuntimeCopy.LINK_WORK);
      allgs.add(RuntimeCopy.known(copies, g));
    }
    for (Machine m : original.allm) {
      allm.add(RuntimeCopy.known(copies, m));
    }
    for (Processor p : original.allp) {
      allp.add(RuntimeCopy.known(copies, p));
    }
    runq.copyFrom(original.runq, copies);
    gFree.copyFrom(original.gFree, copies);
    midle = RuntimeCopy.knownOrNull(copies, original.midle);
    pidle = RuntimeCopy.knownOrNull(copies, original.pidle);
  }
}
