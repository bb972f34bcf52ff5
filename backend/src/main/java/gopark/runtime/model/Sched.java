package gopark.runtime.model;

import gopark.program.Copies;
import gopark.program.TracebackLevel;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all machines share. In Go: runtime2.go, type schedt, and the variables allgs, allm, allp.
 */
public final class Sched {
  /** What it takes to look at a goroutine that nobody has looked at for long. */
  public static final long LOOK_WORK = 8;

  public final List<Goroutine> allgs = new ArrayList<>();
  public final List<Machine> allm = new ArrayList<>();

  /** All processors by id; those beyond gomaxprocs are dead. */
  public final List<Processor> allp = new ArrayList<>();

  public int gomaxprocs;

  /** The global queue. */
  public final GoroutineQueue runq = new GoroutineQueue();

  /** The newest idle machine; the rest are linked behind it. */
  public @Nullable Machine midle;

  public int nmidle;
  public int nmidlelocked;
  public int nmsys;
  public int nmfreed;

  /**
   * The most threads; maxstacksize is the largest stack, which Go keeps in a variable beside sched.
   */
  public int maxmcount;

  public long maxstacksize;

  /** What is shown when the process fails. In Go: traceback_cache. */
  public TracebackLevel traceback = TracebackLevel.SINGLE;

  public int ngsys;

  /** The newest idle processor; the rest are linked behind it. */
  public @Nullable Processor pidle;

  public int npidle;
  public int nmspinning;
  public boolean needspinning;
  public final FreeList gFree = new FreeList();
  public int nextGoid = 1;

  /** Goroutines that are not in a free list. */
  public int alive;

  /** Orders of a learner that goroutines are still to carry out. */
  public int ordered;

  /** When the network was last polled; 0: somebody is blocked in the poller. */
  public long lastpoll;

  /** The time until which the blocked poller sleeps; 0: for ever. */
  public long pollUntil;

  /** When the lock of the global queue is free again, in designs where one waits for it. */
  public long lockFreeAt;

  /**
   * How often the lock of the global queue was taken, how often somebody waited for it, and how
   * long in all.
   */
  public long lockTaken;

  public long lockWaits;
  public long lockWaitNs;

  /** How often a goroutine went on on another machine than it had run on. */
  public long hops;

  public boolean gcwaiting;
  public int stopwait;
  public boolean sysmonwait;
  public long procresizetime;

  /** The processors' time together, up to the last change of their number. */
  public long totaltime;

  public boolean customGomaxprocs;
  public boolean mainStarted;

  /** Whether somebody has called into C: a deadlock is no longer found. */
  public boolean iscgo;

  /** Whether main has called Goexit, after which a deadlock has another text. */
  public boolean mainHasExited;

  public Processor allp(int id) {
    return allp.get(id);
  }

  /**
   * The goroutine that has the id, or had it last; null if there is none. Most have a place near
   * their id, so the search begins there.
   */
  public @Nullable Goroutine byGoid(int goid, WorkMeter work) {
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

  /**
   * Whether a goroutine has had the id. Ids are handed out in blocks: those left in a processor's
   * block nobody has had.
   */
  public boolean hasHandedOut(int goid) {
    if (goid < 1 || goid >= nextGoid) {
      return false;
    }
    for (Processor p : allp) {
      if (goid >= p.goidcache && goid < p.goidcacheend) {
        return false;
      }
    }
    return true;
  }

  /** Processors that are not idle. */
  public int busy() {
    return gomaxprocs - npidle;
  }

  /** How many goroutines the user would count. In Go: gcount. */
  public int gcount() {
    return Math.max(1, alive - ngsys);
  }

  /** When the first timer of any processor is due; 0: there is none. In Go: timeSleepUntil. */
  public long timeSleepUntil() {
    long first = 0;
    for (Processor p : allp) {
      first = earlier(first, p.timers.earliest());
    }
    return first;
  }

  /** The earlier of two times, of which 0 is none. */
  public static long earlier(long one, long other) {
    if (one == 0 || other == 0) {
      return one + other;
    }
    return Math.min(one, other);
  }

  public void copyFrom(Sched original, Copies copies) {
    copyLists(original, copies);
    gomaxprocs = original.gomaxprocs;
    nmidle = original.nmidle;
    nmidlelocked = original.nmidlelocked;
    nmsys = original.nmsys;
    nmfreed = original.nmfreed;
    maxmcount = original.maxmcount;
    maxstacksize = original.maxstacksize;
    traceback = original.traceback;
    ngsys = original.ngsys;
    npidle = original.npidle;
    nmspinning = original.nmspinning;
    needspinning = original.needspinning;
    nextGoid = original.nextGoid;
    alive = original.alive;
    ordered = original.ordered;
    lastpoll = original.lastpoll;
    pollUntil = original.pollUntil;
    lockFreeAt = original.lockFreeAt;
    lockTaken = original.lockTaken;
    lockWaits = original.lockWaits;
    lockWaitNs = original.lockWaitNs;
    hops = original.hops;
    gcwaiting = original.gcwaiting;
    stopwait = original.stopwait;
    sysmonwait = original.sysmonwait;
    procresizetime = original.procresizetime;
    totaltime = original.totaltime;
    customGomaxprocs = original.customGomaxprocs;
    mainStarted = original.mainStarted;
    iscgo = original.iscgo;
    mainHasExited = original.mainHasExited;
  }

  private void copyLists(Sched original, Copies copies) {
    for (Goroutine g : original.allgs) {
      copies.spend(Links.LINK_WORK);
      allgs.add(Links.known(copies, g));
    }
    for (Machine m : original.allm) {
      allm.add(Links.known(copies, m));
    }
    for (Processor p : original.allp) {
      allp.add(Links.known(copies, p));
    }
    runq.copyFrom(original.runq, copies);
    gFree.copyFrom(original.gFree, copies);
    midle = Links.knownOrNull(copies, original.midle);
    pidle = Links.knownOrNull(copies, original.pidle);
  }
}
